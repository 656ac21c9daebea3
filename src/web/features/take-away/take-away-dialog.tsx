// What stands in the dialog: share, copy, save. Another way to take a recipe along is one more part here.

import { useState } from 'react';
import { type ExportFormat, writeExport } from '../../../recipe/export/export-formats.ts';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import { EN } from '../../text/en.ts';
import { EN_COOK } from '../../text/en-cook.ts';
import { EN_TAKE_AWAY } from '../../text/en-take-away.ts';
import { copyText } from '../../ui/copy-text.ts';
import { LinkPart } from './link-part.tsx';
import { canSave, saveExport } from './save-export.ts';
import { canShare, shareText } from './share-text.ts';
import { TakeEntry, TakePart } from './take-entry.tsx';

import '../../styles/take-away.css';

interface Props {
  /** The recipe as it reads now: for so many, in these units. */
  readonly taken: TakenRecipe;
  /** What it was asked to be. */
  readonly request: RecipeRequest;
  readonly onDone: () => void;
}

const COPIES = ['text', 'markdown', 'shopping'] as const;
const FILES = ['json-ld', 'paprika', 'cooklang', 'markdown'] as const;

export function TakeAwayDialog({ taken, request, onDone }: Props) {
  const [told, setTold] = useState('');

  async function copy(format: ExportFormat) {
    setTold((await copyText(writeExport(format, taken))) ? EN.copied : EN.copyFailed);
  }
  async function share() {
    const outcome = await shareText(writeExport('text', taken));
    setTold({ shared: EN_TAKE_AWAY.shared, failed: EN_TAKE_AWAY.shareFailed, dismissed: '' }[outcome]);
  }
  async function save(format: ExportFormat) {
    const file = await saveExport(format, taken);
    setTold(file === null ? EN_TAKE_AWAY.saveFailed : EN_TAKE_AWAY.saved(file));
  }

  return (
    <>
      <h2>{EN_COOK.takeAway}</h2>
      <div className="take-scroll">
        <p className="hint">{EN_TAKE_AWAY.note}</p>
        {canShare() && (
          <TakePart title={EN_TAKE_AWAY.share}>
            <TakeEntry {...EN_TAKE_AWAY.shareIt} onTake={share} />
          </TakePart>
        )}
        <LinkPart taken={taken} request={request} tell={setTold} />
        <TakePart title={EN_TAKE_AWAY.copy}>
          {COPIES.map((format) => (
            <TakeEntry key={format} {...EN_TAKE_AWAY.copies[format]} onTake={() => copy(format)} />
          ))}
        </TakePart>
        <TakePart title={EN_TAKE_AWAY.save}>
          {FILES.filter(canSave).map((format) => (
            <TakeEntry key={format} {...EN_TAKE_AWAY.files[format]} onTake={() => save(format)} />
          ))}
        </TakePart>
      </div>
      <div className="take-foot">
        {/* The page behind the dialog is inert, its status region with it. */}
        <p className="take-told" role="status">
          {told}
        </p>
        <button type="button" className="plain-button" onClick={onDone}>
          {EN.done}
        </button>
      </div>
    </>
  );
}
