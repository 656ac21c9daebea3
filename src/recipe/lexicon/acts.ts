// What a cook is told to do, as families of verbs. Every first word stands for all its forms; see compile-lexicon.

export const ACTS = {
  boil: 'boil, parboil, blanch, bring … to the/a boil, bring … to boil, pressure-cook',
  simmer:
    'simmer, stew, poach, braise, steam, wilt, bubble, casserole, slow-cook, cook … gently, confit, sous-vide',
  fry: 'fry, pan-fry, deep-fry, stir-fry, sear, brown, saute, sizzle, colour, color, char, griddle, crisp, caramelise, caramelize, flash-fry, shallow-fry, air-fry, blacken, scramble, render',
  bake: 'bake, roast, par-bake',
  grill: 'grill, broil, barbecue, barbeque, chargrill, toast, smoke, blowtorch, torch',
  cook: 'cook, microwave, finish cooking, cook through, par-cook, precook, heat … through, zap, nuke',
  warm: 'warm, heat, melt, soften, scald, temper, preheat',
  reheat:
    'reheat, rewarm, warm … up, heat … up again, heat … again, warm … through, refresh, bring … back to temperature',
  cool: 'cool, cool … down, stand in cold water',
  freeze: 'freeze, refreeze',
  thaw: 'thaw, defrost, unfreeze, thaw out',
  cut: 'cut, chop, slice, dice, carve, shred, trim, joint, fillet, cube, quarter, halve, score, butterfly, spatchcock, bone, debone, sliver, hack, portion, grate, snip',
  mix: 'mix, stir, combine, toss, whisk, blend, fold, knead, mash, whizz, blitz, beat, pulse, process, liquidise, puree, muddle, work',
  shape:
    'shape, tenderise, tenderize, pound, form, roll, press, squeeze, mould, flatten, stuff, thread, skewer, wrap',
  lay: 'put, place, lay, set, arrange, transfer, move, lift, spread, pile, return, drop, slide, take, heap, load, stack, tip, turn, shift, rest, sit, fill, pack, push, pop, line … up, shut',
  coat: 'coat, dip, dredge, rub, massage, brush, marinate, baste, glaze, paint, season, smear, slather, pull … through, drag … through, dunk, dust, dab, daub, mop',
  wash: 'wash, rinse, scrub, clean, sanitise, sanitize, disinfect, run … under/through/over, run cold water … over/through, hold … under, wash up, sluice, swill',
  wipe: 'wipe, dry, blot, pat, wipe … down',
  pour: 'pour, drizzle, spoon, ladle, trickle, strain, decant, ladle … over, run over',
  add: 'add, sprinkle, scatter, crumble, dissolve, splash, shake … in, stir … in, tip … in, throw … in, fold … in, whisk … in, drop … in, squeeze … in, dollop, swirl, top, garnish, finish … with, use, sweeten, shower … with, dress … with',
  serve:
    'serve, eat, plate, enjoy, dish up, hand … round, tuck in, bring … to the? table, carry … to the? table, take … to the? table, divide, offer, give, feed, spread … on, pass … round, finish off',
  drink: 'drink, sip, swallow, gulp',
  taste: 'taste, nibble, lick, sample, try',
  keep: 'keep, store, shelve, last, save, stash, hold, be good for/in/until/till, theyre/its good for/until/till, freeze well',
  stand:
    'leave, stand, wait, forget, park, stay, remain, linger, sit … out, leave … out, stand … out, lie, abandon, hang',
  soak: 'soak, steep, infuse',
  drain: 'drain, strain off, pour … away, pour … off, tip … away',
  discard:
    'discard, goes/go in the bin/compost, pick … out, fish … out, check for, bin, throw … away, toss/throw … out/altogether, get rid of, chuck … out, remove',
  peel: 'peel, skin, pare, scrape',
  seal: 'seal, cap, cork, bottle, jar, can, screw … on, pot … up, vacuum-pack, close, lid, put up',
  sterilise: 'sterilise, sterilize, pasteurise, pasteurize, pressure-can',
  pickle: 'pickle, preserve, ferment, brine, cure, salt down',
  skip: 'skip, omit, forgo, ignore, miss out, leave out, leave … out of the pot/pan/dish/bowl/salad/mix, dispense with, do without, bypass, forget about',
  replace: 'replace, swap, substitute, switch, exchange',
  forage: 'forage, pick … wild, gather … wild, pick … in the woods, pick … yourself, find … in the woods',
} as const;

export type Act = keyof typeof ACTS;
