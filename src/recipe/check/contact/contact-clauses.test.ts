import { describe, expect, it } from 'vitest';
import type { Sentence } from '../scan-recipe.ts';
import { readClauses } from './contact-clauses.ts';

const sentence = (plain: string): Sentence => ({ text: plain, plain, around: plain, place: 'step' });
const partsOf = (plain: string) => readClauses([sentence(plain)]).map((clause) => clause.plain);
const thingsOf = (plain: string) => readClauses([sentence(plain)]).flatMap((clause) => clause.things());

describe('the clauses of a sentence', () => {
  it.each([
    ['cut the chicken, then slice the cucumber', ['cut the chicken,', 'then slice the cucumber']],
    ['cut the chicken and slice the cucumber', ['cut the chicken', 'and slice the cucumber']],
    ['cut the chicken; slice the cucumber', ['cut the chicken;', 'slice the cucumber']],
    ['cut the chicken - slice the cucumber', ['cut the chicken -', 'slice the cucumber']],
    ['cut the chicken (slice the cucumber)', ['cut the chicken (', 'slice the cucumber)']],
    ['cut the chicken while it warms', ['cut the chicken', 'while it warms']],
    ['cut the chicken before it is warm', ['cut the chicken', 'before it is warm']],
    ['serve with the celery and the cheese dip', ['serve with the celery and the cheese dip']],
    ['serve it and a dip is made', ['serve it and a dip is made']],
    ['cut the chicken and pork', ['cut the chicken and pork']],
    ['the chicken and pork are cut', ['the chicken and pork are cut']],
    [
      'wash the knife that opened the pack and cut the pork',
      ['wash the knife that opened the pack and cut the pork'],
    ],
    ['wash the knife which you used and rinse it', ['wash the knife which you used', 'and rinse it']],
    ['chop the onion', ['chop the onion']],
  ])('%s', (plain, parts) => {
    expect(partsOf(plain).map((part) => part.trim())).toEqual(parts);
  });

  it('counts the lines', () => {
    expect(
      readClauses([sentence('cut it, then wash it'), sentence('serve it')]).map(({ line }) => line),
    ).toEqual([0, 0, 1]);
  });
});

describe('the things that a clause names', () => {
  it.each([
    'brush the fish',
    'brush it',
    'fork it up',
    'now bag them',
    'and tin the rest',
    'paper over it',
    'you box each',
    'lightly brush both',
    'gently spoon some on',
    'then ladle on the sauce',
    'plate up',
    'plate half',
    'cook the dish',
    'the finished dish is hot',
    'scoop any out',
    'whisk in the egg',
  ])('none: %s', (plain) => {
    expect(thingsOf(plain)).toEqual([]);
  });

  it.each([
    ['put it on the board', 'board'],
    ['take a brush', 'brush'],
    ['the brush the cook used', 'brush'],
    ['brush that was used', 'brush'],
    ['in the dish', 'dish'],
    ['from the big dish', 'dish'],
    ['into your best dish', 'dish'],
    ['the raw dish', 'dish'],
    ['the unwashed dish', 'dish'],
  ])('%s', (plain, carrier) => {
    expect(thingsOf(plain)[0]).toMatchObject({ carrier });
  });

  it.each([
    'on a clean board',
    'with another knife',
    'on a fresh plate',
    'with a washed knife',
    'on a second board',
    'on a separate board',
    'on the other board',
    'on a warm plate',
    'on a warmed plate',
    'on the warmed plate',
    'on the warm plate',
    'on a big plate',
    'on plates',
    'on the serving plate',
    'on the dinner plate',
    'with kitchen paper',
  ])('another: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isNew: true, isSame: false });
  });

  it.each([
    'on the board',
    'with the knife',
    'with your hands',
    'with clean hands',
    'on the same board',
    'on the raw board',
    'on the plate that held it',
  ])('no other: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isNew: false });
  });

  it.each([
    'on the same board',
    'on that board',
    'on this board',
    'with the unwashed knife',
    'with the unrinsed knife',
    'with the unwiped knife',
    'on the uncleaned board',
    'on the dirty board',
    'with the greasy knife',
    'on the now-empty tray',
    'on the empty tray',
    'with sticky hands',
    'with messy hands',
    'with still-wet hands',
    'with spiced hands',
    'in the marinating bowl',
    'in the marinade bowl',
    'on the same stretch of worktop',
    'on the same bit of the worktop',
    'on the same bit on your big board',
    'with the gloves on',
    'with your gloves still on',
    'with your glove on',
    'on the board as it is',
    'on the board just as it was',
    'on the boards as they are',
    'on the board as-is',
    'on the board as is',
    'on the board as it stands',
    'on the boards as they lie',
    'on the boards as they stand',
    'on the board as you left it',
    'on the board, as it is',
    'on the board, unwashed',
    'on the board unrinsed',
    'on the board, juices and all',
    'on the board juices and all',
    'the board will do',
    'the board does fine',
    'the boards do nicely',
    'the board is fine',
    'the boards are good enough',
    'the board straight after',
    'the board right away',
    'the board still sticky',
    'the board sticky from the meat',
    'the knife greasy with fat',
    'the knife wet',
  ])('the same: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isSame: true });
  });

  it.each([
    'on the board',
    'on a sticky board',
    'on the same plate as the slaw',
    'on its own plate',
    'with gloves',
  ])('not the same: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isSame: false });
  });

  it.each([
    'on the raw board',
    'on the bloody board',
    'on the chickeny board',
    'on the chicken-y board',
    'with the eggy whisk',
    'in the unwashed egg bowl',
    'in the unrinsed meat bowl',
    'in the unwashed big egg bowl',
    'on the chicken board',
    "on the chicken's board",
    'on your pork chopping board',
    'on that raw chicken cutting board',
    'on the same fish board',
  ])('raw: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isRaw: true });
  });

  it.each([
    'on the board',
    'on the raw rack',
    'on the chicken rack',
    'on the bread board',
    'with the steak knife',
  ])('not raw: %s', (plain) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isRaw: false });
  });

  it.each([
    ['on the plate that held the chicken', ' that held the chicken'],
    ['on the board, which held it', ', which held it'],
    ['in the bowl where it lay', ' where it lay'],
    ['on the tray on which it lay', ' on which it lay'],
    ['on the tray you carried them out on', ' you carried them out on'],
    ['with the knife you used', ' you used'],
    ['on the board still wet from the chicken', ' still wet from the chicken'],
    ['on the board used for raw meat', ' used for raw meat'],
    ['in the bowl of all the raw meat', ' of all the raw meat'],
    ['with the knife you used from before', ' you used from before'],
    ['with the knife from earlier', ' from earlier'],
    ['with the knife of before', ' of before'],
    ['with the knife', null],
    ['on the board for bread', null],
  ])('told: %s', (plain, told) => {
    expect(thingsOf(plain)[0]).toMatchObject({ told });
  });

  it.each([
    ['on the serving plate', 'serving'],
    ['in the oval dish', 'oval'],
    ['in the old oval dish', 'oval'],
    ['in the dish', null],
    ['on the clean board', null],
    ['on a raw board', null],
    ['with the baking dish', 'baking'],
    ['in the chopping bowl', null],
  ])('kind: %s', (plain, kind) => {
    expect(thingsOf(plain)[0]).toMatchObject({ kind });
  });

  it.each([
    'right where you cut the chicken',
    'where it lay',
    'where the pork was cut',
    'where they lay for an hour',
  ])('a place: %s', (plain) => {
    expect(thingsOf(plain).at(-1)).toMatchObject({ carrier: 'worktop', isDefinite: true, isNew: false });
  });

  it.each([
    ['on the board', true],
    ['with hands', true],
    ['with another hand', false],
    ['on a board', false],
  ])('definite: %s', (plain, isDefinite) => {
    expect(thingsOf(plain)[0]).toMatchObject({ isDefinite });
  });

  it('quotes what they are named with', () => {
    expect(thingsOf('slice it on the same board you used')[0]).toMatchObject({
      words: 'the same board you used',
      at: 21,
    });
    expect(thingsOf('serve on the board as it is')[0]?.words).toBe('the board as it is');
  });
});
