// The recipe as a link, on the clipboard or as a QR code. What makes either loads when it is pressed.

import { useState } from 'react';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import type { QrCode } from '../../link/draw-qr-code.ts';
import { loadOnce } from '../../parts/load-once.ts';
import { EN } from '../../text/en.ts';
import { EN_TAKE_AWAY } from '../../text/en-take-away.ts';
import { copyText } from '../../ui/copy-text.ts';
import { TakeEntry, TakePart } from './take-entry.tsx';

const links = loadOnce(() => import('../../link/recipe-link.ts'));
const codes = loadOnce(() => import('../../link/draw-qr-code.ts'));

interface Props {
  readonly taken: TakenRecipe;
  readonly request: RecipeRequest;
  readonly tell: (words: string) => void;
}

/** The whole address; null where the recipe does not fit into one. */
async function makeLink({ markdown, source }: TakenRecipe, request: RecipeRequest): Promise<string | null> {
  const { readAsked, writeRecipeLink } = await links.load();
  const hash = await writeRecipeLink({ markdown, author: source, asked: readAsked(request) });
  return hash === null ? null : location.origin + location.pathname + hash;
}

export function LinkPart({ taken, request, tell }: Props) {
  const [code, setCode] = useState<QrCode | null>(null);

  async function copy() {
    try {
      const link = await makeLink(taken, request);
      if (link === null) tell(EN_TAKE_AWAY.linkTooLong);
      else tell((await copyText(link)) ? withReach(EN_TAKE_AWAY.linkCopied) : EN.copyFailed);
    } catch {
      tell(EN.partMissing);
    }
  }

  async function show() {
    try {
      const [link, { drawQrCode }] = await Promise.all([makeLink(taken, request), codes.load()]);
      const drawn = link === null ? null : drawQrCode(link);
      setCode(drawn);
      tell(drawn === null ? EN_TAKE_AWAY.codeTooLong : withReach(EN_TAKE_AWAY.codeNote));
    } catch {
      tell(EN.partMissing);
    }
  }

  return (
    <TakePart title={EN_TAKE_AWAY.link}>
      <TakeEntry {...EN_TAKE_AWAY.copyLink} onTake={copy} />
      <TakeEntry {...EN_TAKE_AWAY.showCode} onTake={show} />
      {code !== null && (
        <figure className="take-code">
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={EN_TAKE_AWAY.code}
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
        </figure>
      )}
    </TakePart>
  );
}

/** Where the address means this very device, that is told with it. */
function withReach(words: string): string {
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
  return isHere ? `${words} ${EN_TAKE_AWAY.thisDevice}` : words;
}
