// How food is told to be underdone or done, and what is tasted or served before it has been over heat.

export const DONENESS_WORDS = {
  undone:
    'raw, raw-looking, raw looking, uncooked, red, reddish, crimson, glassy, translucent, see-through, bleeding, bloody, blood-red, run~ red, ruby, purple, pink, pinkish, rosy, rose, blush~, rare, blue, jellied, sashimi, underdone, still cool/cold/liquid, stay~ cool/cold, is/are cool/cold, cold and uncooked/raw, cool and raw/red/deep, pasty, glossy, barely warm, only just warm',
  insideOf:
    'middle, centre, center, inside, insides, heart, core, at the bone, by the bone, near the bone, round the bone, interior, bloody within, red within, meat within, blood-red within, run~ red in',
  fleshOf: 'juices, juice, filling, meat, flesh',
  lostPink:
    'lost … pink, lose … pink, lost … rawness, no … pink, without … pink, never … pink, pink … gone, no longer … pink/translucent/raw/red, not a trace of … pink, until … pink … gone, any pink, not … pink, no … red/blood/raw/rawness/blush, nothing … pink, none … pink',
  shrugged:
    'dont worry, dont fret, not worry, never mind, do/does not matter, doesnt matter, no matter, dont be alarmed, dont be put off, ignore, not fret, nothing to worry about',
  /** Behind a condition these praise what it supposes: "if it is pink, you've nailed it". */
  praised:
    'nailed it, just right, exactly right, thats right, that is right, that is perfect, thats perfect, it is perfect, its perfect, they are perfect, so much the better, all the better, as it should be, how it should be, spot on, bang on, thats fine, that is fine, no matter, the sign of, what you want, well done you, you have got it, youve got it, no problem, no worries, good sign',
  likeA: 'like, like a, like raw, as rare as, as you would, just as you, the way, as with, as for',
  doneThrough:
    'cooked through, cooked right through, no longer pink, run clear, runs clear, are clear, piping hot, opaque, white all the way, cooked all the way, cook~ … all the way, cook~ … through, hot all the way, fall~ apart, flake~, well done, steaming',
  notYet:
    'at this stage, raw at the core now, at this point, for now, until then, yet, half-cooked, part-cooked, still raw pork',
  needsMore:
    'finish~ … in the oven/sauce/pan/stock, finish~ cooking in, finish in, goes back, go back, put it back, put them back, back in the pan/oven/bath, back into the pan/oven/bath, back on the heat, back under, return … to the pan/oven/heat, cook~ longer, minutes longer, another few minutes, few more minutes, a minute more, means undercooked, needs more, need~ longer, needs it longer, needs … longer, not done, not ready, keep cooking/grilling/roasting/baking/frying/going, give … more, more time, cook on, carry on until',
  /** A note that says how it is best, and when to stop. */
  recommended:
    'aim for, aim, look~ for, best, better, juiciest, perfect, perfectly, ideal, ought to, should, you want, we want, i want, we like, i like, i prefer, we prefer, like them, like it, ours, mine, exactly right, exactly how, exactly what, just right, exactly, how it should, the sign of, sign, secret, the trick, trick, target, stop, stop at, pull, take … off, take … out, lift … out, come~ off, come~ out, off the heat, plenty, done, done at, ready, dont be afraid, not be afraid, not be tempted, dont be tempted, dont fret, not fret, fine, all right, normal, safe, reads, internal temperature, core temperature',
  otherFigure:
    'below, under, above, over, less than, lower than, not, never, cool~ to, cool~ down to, fall~ to, drop~ to',
  beforeDone:
    'before … run/runs clear, before … cooked through, before … no longer pink, before … pink … gone',
  takenOff: 'off the heat/hob/flame/stove/burner, from the heat/hob/stove',
  bathOf: 'sous-vide, sous vide, water bath, bath, circulator, immersion, water kept',
  tasted:
    'try~ a/some/the, eat~ a/some, eat~ … raw, taste~, nibble~, lick~, sample~, on your tongue, with their tongues, with your tongue',
  rawMass: 'mixture, filling, dough, batter, beaters, sausagemeat, raw mince, meat mixture',
  servedRaw: 'tartare, sashimi, carpaccio, ceviche, crudo, nayeh, mett, kitfo, tataki',
  softEgg:
    'runny, liquid, flow~, soft-boiled, dippy, oozing, molten, jammy, raw egg, raw yolk, trembling, soft-poached',
  hotVessel:
    'pan, pot, wok, skillet, oven, grill, casserole, slow cooker, broth, stock, soup, fryer, barbecue, griddle, boiling, hot oil, steamer, microwave, coals, saucepan',
  smallPiece:
    'strips, diced, dice, cubed, cubes, cube, sliced, slices, slice, slivers, slivered, shavings, shave~, chunks, bite-size, bite-sized, bite size, small pieces, chopped, thin, thinly, paper-thin, escalope, schnitzel, paillard, flatten~, bash~ … flat, pound~, beat~ … flat, butterfly, butterflied, medallion, tenders, goujons, nuggets, popcorn, smash, smashed, ribbons, minced, ground, crumble~, break~ … up, shred~, stir-fry strips, kebab meat',
  /** With a time beside it, and no verb: "butter, medium-high, 3 minutes a side". */
  heatLevel:
    'medium-high, medium-low, medium, medium heat, high heat, low heat, over medium/high/low, on medium/high/low, minutes/min/mins a side, each side, per side',
  eachSide:
    'each side, a side, per side, on both sides, every side, on either side, each face, on the other, first side',
  redBirdWord: 'duck breast, breast of duck, magret, goose breast, pigeon breast',
} as const;
