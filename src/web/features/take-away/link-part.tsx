// The recipe as a link, on the clipboard or as a QR code. What makes either loads when it is pressed.

import { useState } from 'react';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import type { QrCode } from '../../link/draw-qr-code.ts';
import { loadOnce } from '../../parts/load-once.ts';
import { WORDS } from '../../text/en.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { TAKE_AWAY_WORDS } from '../../text/en-take-away.ts';
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
      if (link === null) tell(TAKE_AWAY_WORDS.linkTooLong);
      else tell((await copyText(link)) ? withReach(TAKE_AWAY_WORDS.linkCopied) : RECIPE_WORDS.copyFailed);
    } catch {
      tell(WORDS.partMissing);
    }
  }

  async function show() {
    try {
      const [link, { drawQrCode }] = await Promise.all([makeLink(taken, request), codes.load()]);
      const drawn = link === null ? null : drawQrCode(link);
      setCode(drawn);
      tell(drawn === null ? TAKE_AWAY_WORDS.codeTooLong : withReach(TAKE_AWAY_WORDS.codeNote));
    } catch {
      tell(WORDS.partMissing);
    }
  }

  return (
    <TakePart title={TAKE_AWAY_WORDS.link}>
      <TakeEntry {...TAKE_AWAY_WORDS.copyLink} onTake={copy} />
      <TakeEntry {...TAKE_AWAY_WORDS.showCode} onTake={show} />
      {code !== null && (
        <figure className="take-code">
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={TAKE_AWAY_WORDS.code}
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
  return isHere ? `${words} ${TAKE_AWAY_WORDS.thisDevice}` : words;
}
