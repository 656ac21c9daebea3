// How a cook sees that something is done, in words. Several wordings for the cues that turn up most.

import type { Cue, Cut } from '../../food/heat.ts';

/** Each wording completes "until ...". */
export const CUE_WORDS: Readonly<Record<Cue, readonly string[]>> = {
  'soft-not-brown': ['soft but not brown', 'soft and glossy', 'soft and sweet-smelling'],
  'golden-edges': ['golden at the edges', 'tender and golden at the edges'],
  'deep-gold-crust': ['deep gold on top', 'the top is a deep gold'],
  'browned-all-over': ['well browned all over', 'brown on every side'],
  fragrant: ['fragrant', 'it smells good'],
  'oil-rises': ['the oil begins to separate at the edges'],
  'thick-coats-spoon': ['thick enough to coat a spoon'],
  'reduced-by-half': ['reduced by about half'],
  'bubbling-edges': ['bubbling at the edges'],
  'knife-slips': ['tender when pierced', 'a knife slips through without pushing'],
  'fork-tender': ['tender when pressed with a fork'],
  'pulls-apart': ['tender enough to pull apart with a fork'],
  flakes: ['the flesh is opaque and flakes when pressed'],
  'opaque-firm': ['opaque and just firm'],
  'pink-curled': ['pink, curled and opaque all through'],
  'shells-open': ['the shells have opened'],
  'wilted-bright': ['just wilted'],
  'bright-crisp': ['just tender, with some bite'],
  'collapsed-dry': ['collapsed, with the pan dry again'],
  'al-dente': ['tender with a little bite', 'just tender, with a firm centre'],
  'grains-tender': ['the grains are tender'],
  'liquid-gone': ['the liquid is gone'],
  'set-slight-wobble': ['set, with the slightest wobble in the middle'],
  'just-set': ['just set'],
  'white-set-yolk-firm': ['the whites are set and the yolks firm'],
  'skewer-clean': ['a skewer comes out clean'],
  'springs-back': ['the middle springs back when touched'],
  'steaming-through': ['steaming hot all the way through'],
  'no-pink-juices-clear': ['no pink is left and the juices run clear'],
  melted: ['melted'],
  'crisp-sizzling': ['crisp and sizzling'],
  'crisp-golden': ['crisp and golden'],
  'softened-jammy': ['soft and jammy'],
  'toasted-fragrant': ['toasted and fragrant'],
  'creamy-soft': ['soft and creamy'],
};

/** How a cut reads after a comma in the ingredient list. */
export const CUT_WORDS: Readonly<Record<Cut, { readonly metric: string; readonly us: string }>> = {
  whole: same(''),
  halves: same('halved'),
  wedges: same('cut into wedges'),
  'chunks-3cm': { metric: 'cut into 3 cm chunks', us: 'cut into 1 1/4 inch chunks' },
  'chunks-2cm': { metric: 'cut into 2 cm chunks', us: 'cut into 3/4 inch chunks' },
  'dice-1cm': { metric: 'cut into 1 cm dice', us: 'cut into 1/2 inch dice' },
  'fine-dice': same('finely diced'),
  'slices-1cm': { metric: 'sliced 1 cm thick', us: 'sliced 1/2 inch thick' },
  'thin-slices': same('thinly sliced'),
  batons: same('cut into batons'),
  strips: same('cut into thin strips'),
  florets: same('cut into small florets'),
  shreds: same('finely shredded'),
  grated: same('coarsely grated'),
  crushed: same('crushed'),
  chopped: same('chopped'),
  'finely-chopped': same('finely chopped'),
  torn: same('torn'),
  crumbled: same('crumbled'),
  picked: same('leaves picked'),
  snapped: same('snapped into short lengths'),
};

function same(words: string): { readonly metric: string; readonly us: string } {
  return { metric: words, us: words };
}
