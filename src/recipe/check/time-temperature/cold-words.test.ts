import { describe, expect, it } from 'vitest';
import { findWaived, isCold, withoutWaived } from './cold-words.ts';

describe('isCold', () => {
  it.each([
    'keep it in the fridge',
    'put it in the refrigerator',
    'refrigerate overnight',
    'chill for two hours',
    'chilled until the evening',
    'into a cool box with it',
    'in a coolbox',
    'in a cool bag with an ice pack',
    'wrapped in a coolbag',
    'packed among ice packs',
    'with an icepack beside it',
    'stand the tub in an ice bath',
    'keep them cold',
    'stays cool until lunch',
    'on a bed of crushed ice',
    'freeze what is left',
    'in a picnic cooler',
    'in the esky',
    'in an insulated bag',
    'with gel packs around it',
    'cover, cooling until needed',
    'the fridge is where it belongs',
    'once out of the oven it goes into the fridge',
  ])('%s', (plain) => {
    expect(isCold(plain)).toBe(true);
  });

  it.each([
    // It stands on the cold thing and not in it.
    'leave it on the fridge',
    'leave it on top of the fridge',
    'leave it on top of your fridge',
    'leave it on your refrigerator',
    'put it onto the freezer',
    'stand it on top of the freezer for the night',
    // It does not fit.
    'the pot is too big for the fridge',
    'the pot is too big for my fridge',
    'a pan too large for a refrigerator',
    'too hot for fridge shelves of glass',
    'too tall to go in the fridge',
    'too tall to go into the fridge',
    'too full to fit in your fridge',
    'too full to fit into the fridge',
    'the pan is too warm to go in a fridge',
    // The cold comes later.
    'let it stand for eight hours before you chill it',
    'eight hours on the side before the chill of the night',
    'eight hours on the side before chilling',
    'eight hours on the side before you refrigerate it',
    'eight hours on the side before refrigerating the lot in tubs in the freezer',
    'on the side overnight before the fridge',
    'on the side overnight before putting the tubs in the fridge',
    'refrigerate in the morning',
    'refrigerate the next day',
    'chill the following morning',
    'chill it all tomorrow',
    'put it in the fridge in the morning',
    'pop them into the fridge the next morning',
    'get the pot into the fridge when you wake up',
    'move the tubs to the fridge tomorrow',
    'slide the tray in the fridge when you get up',
    'it can go in the fridge in the morning',
    'they will go to the fridge the next day',
    'it goes into the fridge tomorrow',
    'refrigerate what remains tomorrow',
    // There is no room.
    'fridge is full',
    'my fridge is full',
    'the fridge is too small',
    'your fridge is packed',
    'our fridge is tiny',
    'the fridge is bursting',
    'fridge is crammed',
    // The cold harms.
    'fridge dries it',
    'the fridge makes it hard',
    'a cold fridge hardens it',
    'the cold firms it',
    'cold temperatures aside, the cold ruins it',
    'any freezer spoils it',
    'a cool bag makes the pastry soggy',
    'a coolbag makes the pastry soggy',
    'a cool box turns it limp',
    'a coolbox turns it limp',
    'the cooler deadens it',
    'an ice pack stiffens it',
    'an icepack stiffens it',
    'ice packs stiffen it',
    'ice packs make it hard',
    'ice packs harden the crust',
    'ice packs firm the butter',
    'ice packs ruin the crumb',
    'ice packs spoil the crust',
    'ice packs kill the flavour',
    'ice packs turn it limp',
    'ice packs toughen the crust',
    'ice packs rob it of flavour',
    'ice packs dull the flavour',
    'ice packs leave it damp',
    'ice packs deaden the flavour',
    'ice packs mute the flavour',
    'ice packs stop the rise',
    'ice packs slow the rise',
    'ice packs keep the crust damp',
    'ice packs only dry it',
    'ice packs would only harden it',
    'chilling makes it tough',
    'chill will dull the taste',
    'chilling it toughens it',
    'refrigerating it kills the flavour',
    'refrigeration robs it of taste',
    'refrigeration takes the crispness',
    'the cold mutes the flavour',
    'the cold leaves it damp',
    'the fridge tends to dull the taste',
    'the fridge just stops the rise',
    'the fridge slows the rise',
    'the fridge keeps the crust damp',
    // It came from there, or comes there after.
    'straight out of the fridge',
    'fresh from the freezer',
    'out of the refrigerator',
    'straight in the fridge after',
    'straight back into the fridge after',
    'it goes to the fridge after that',
    'leave it to lose its chill',
    'until the eggs lose the chill',
    'losing their chill',
    // It is done without.
    'no fridge needed',
    'no need for the fridge',
    'unchilled',
  ])('not: %s', (plain) => {
    expect(isCold(plain)).toBe(false);
  });

  it.each([
    'leave it on the counter',
    'the ribs are seared',
    'a coolly worded card',
    'stand it in a cool place',
    'chilli flakes',
  ])('nor where no cold thing is named: %s', (plain) => {
    expect(isCold(plain)).toBe(false);
  });
});

describe('findWaived', () => {
  it.each([
    ['no fridge needed', 'no fridge needed'],
    ['no need to refrigerate', 'no need to refrigerate'],
    ["don't bother with the fridge", "n't bother with the fridge"],
    ['there is no reason to chill it', 'no reason to chill'],
    ['never mind the cool box', 'never mind the cool box'],
    ['skip the ice packs', 'skip the ice packs'],
    ['forget the fridge', 'forget the fridge'],
    ['rather than the fridge use the porch', 'rather than the fridge'],
    ['the porch instead of the fridge', 'instead of the fridge'],
    ['without any ice', 'without any ice'],
    ['straight out of the fridge', 'straight out of the fridge'],
    ['it stands fresh out of the freezer', 'fresh out of the freezer'],
    ['leave it unrefrigerated', 'unrefrigerated'],
    ['in the unplugged fridge', 'unplugged fridge'],
    ['in a switched-off fridge', 'switched-off fridge'],
    ['the fridge is unnecessary', 'fridge is unnecessary'],
    ['ice packs are a waste', 'ice packs are a waste'],
  ])('%s', (plain, words) => {
    expect(findWaived(plain)?.words).toBe(words);
  });

  it.each([
    'keep it in the fridge',
    'leave it on the counter',
    'never out of the fridge',
    'do not leave it out of the fridge',
    'do not leave it unrefrigerated',
    'never go without an ice pack',
    "don't take it straight out of the fridge",
  ])('not: %s', (plain) => {
    expect(findWaived(plain)).toBeNull();
  });

  it('tells where the words stand', () => {
    expect(findWaived('on the porch, no fridge needed')).toEqual({ words: 'no fridge needed', index: 14 });
  });

  it('looks on where what it found first is denied', () => {
    expect(findWaived('never out of the fridge, yet no ice packs')?.words).toBe('no ice packs');
  });
});

describe('withoutWaived', () => {
  it('leaves a gap between the words around', () => {
    expect(withoutWaived('pack it, no fridge needed, today')).toBe('pack it,  , today');
  });

  it('leaves a sentence that names no cold thing as it is', () => {
    expect(withoutWaived('leave it out overnight')).toBe('leave it out overnight');
  });
});
