// Fruit and crumbs in cream, by the glass.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHOCOLATE, CURD, NUTS, TART, VANILLA } from './sweet-parts.ts';

const CRUSHED: Want = {
  of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger', 'meringue', 'cake', 'panettone'], each: 25, may: true, ready: 'broken up',
};
const LEMON: Want = { of: ['lemon', 'lime', 'orange'], each: 25, may: true, ready: 'zest grated, then squeezed' };
const ICING: Take = { of: ['icing-sugar', 'sugar', 'honey', 'maple-syrup'], amount: 1, unit: 'tbsp' };

export const CREAM_POTS = defineRows([
  {
    id: 'fool', family: 'pudding', side: 'sweet', needs: [],
    title: [
      '[?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool with {names crushed}]',
      '[?fruit: [?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool][ with {names nuts}]]',
      '[?crushed=meringue: {name fruit} mess|{name fruit} fool]', '{name curd} [?crushed=meringue: and meringue mess|fool]',
    ],
    headnote: ['[?crushed=meringue: Folded at the last moment, so that the meringue still cracks under the spoon.|Barely folded, so that streaks of {names fruit curd} run through soft {name cream}.]'],
    wants: {
      fruit: { of: ['#berry', '@raw-fruit'], not: [...TART, 'apple', 'pear', 'melon', 'watermelon', 'grapes', 'pomegranate'], each: 120, most: 2, may: true, cut: 'for-warm' },
      cream: { of: ['double-cream', 'whipped-cream', 'mascarpone', 'coconut-cream', 'oat-cream'], each: 80, heart: true },
      cool: { of: ['@yoghurt', 'custard', 'vegan-custard', 'quark', 'ricotta'], each: 50, may: true }, crushed: CRUSHED, curd: CURD,
      nuts: NUTS, chocolate: CHOCOLATE, lemon: LEMON, mint: { of: ['mint', 'basil'], each: 2, may: true, ready: 'leaves torn' },
    },
    takes: { sugar: ICING, vanilla: VANILLA },
    oneOf: [['fruit', 'curd']],
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: 'Crush {fruit:2/3} in {in} with {sugar:1/2}[ and the zest and juice of {lemon}], until it is part pulp, part pieces. It should taste a little too sweet: cream dulls it.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'In {in}, whip {cream} with {sugar vanilla}[?!fruit: [ and the zest of {lemon}]] until it only just holds a soft peak: it goes on stiffening as you fold.[ Fold in {cool}.]',
      },
      {
        do: 'serve', in: 'table', from: ['small-bowl', 'bowl'],
        words: '[?fruit: [Fold the crushed fruit with {crushed curd}|Fold the crushed fruit]|Fold {crushed curd}] through the cream in three broad strokes, no more. Spoon into glasses[, top with {fruit nuts chocolate mint}] and eat within the hour.',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [120, 500], table: [],
  },
]);
