// What stands in the dialog: share, copy, save. Another way to take a recipe along is one more part here.

import { useState } from 'react';
import { type ExportFormat, writeExport } from '../../../recipe/export/export-formats.ts';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import { WORDS } from '../../text/en.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { TAKE_AWAY_WORDS } from '../../text/en-take-away.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { LinkPart } from './link-part.tsx';
import { canSave, saveExport } from './save-export.ts';
import { canShare, shareText } from './share-text.ts';
import { TakeEntry, TakePart } from './take-entry.tsx';

import '../../styles/dialog.css';
import '../../styles/take-away.css';

interface Props {
  /** The recipe as it reads now: for so many, in these units. */
  readonly taken: TakenRecipe;
  /** What it was asked to be. */
  readonly request: RecipeRequest;
  readonly onDone: () => void;
}

const COPIES = ['text', 'markdown', 'shopping'] as const;
/** Forms that have one name in every language. */
const FILES = [
  { format: 'paprika', name: 'Paprika', hint: '.paprikarecipe' },
  { format: 'cooklang', name: 'Cooklang', hint: '.cook' },
  { format: 'markdown', name: 'Markdown', hint: '.md' },
] as const;

export function TakeAwayDialog({ taken, request, onDone }: Props) {
  const [told, setTold] = useState('');

  async function copy(format: ExportFormat) {
    setTold((await copyText(writeExport(format, taken))) ? RECIPE_WORDS.copied : RECIPE_WORDS.copyFailed);
  }
  async function share() {
    const outcome = await shareText(writeExport('text', taken));
    setTold({ shared: TAKE_AWAY_WORDS.shared, failed: TAKE_AWAY_WORDS.shareFailed, dismissed: '' }[outcome]);
  }
  async function save(format: ExportFormat) {
    const file = await saveExport(format, taken);
    setTold(file === null ? TAKE_AWAY_WORDS.saveFailed : TAKE_AWAY_WORDS.saved(file));
  }

  return (
    <>
      <h2>{COOK_WORDS.takeAway}</h2>
      <div className="dialog-body">
        <p className="hint">{TAKE_AWAY_WORDS.note}</p>
        {canShare() && (
          <TakePart title={TAKE_AWAY_WORDS.shareIt.name}>
            <TakeEntry {...TAKE_AWAY_WORDS.shareIt} onTake={share} />
          </TakePart>
        )}
        <LinkPart taken={taken} request={request} tell={setTold} />
        <TakePart title={TAKE_AWAY_WORDS.copy}>
          {COPIES.map((format) => (
            <TakeEntry key={format} {...TAKE_AWAY_WORDS.copies[format]} onTake={() => copy(format)} />
          ))}
        </TakePart>
        <TakePart title={TAKE_AWAY_WORDS.save}>
          {[{ format: 'json-ld' as const, ...TAKE_AWAY_WORDS.recipeFile }, ...FILES]
            .filter(({ format }) => canSave(format))
            .map(({ format, ...words }) => (
              <TakeEntry key={format} {...words} onTake={() => save(format)} />
            ))}
        </TakePart>
      </div>
      <div className="dialog-foot">
        {/* The page behind the dialog is inert, its status region with it. */}
        <p className="take-told" role="status">
          {told}
        </p>
        <PlainButton onClick={onDone}>{WORDS.done}</PlainButton>
      </div>
    </>
  );
}
