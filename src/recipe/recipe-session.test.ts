import { describe, expect, it } from 'vitest';
import { writeFailure } from './failure-words.ts';
import type { RecipeAnswer } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import {
  isOver,
  type RecipeSession,
  reduceSession,
  type SessionEvent,
  startSession,
} from './recipe-session.ts';

const REQUEST: RecipeRequest = { ingredients: ['eggs', 'rice', 'spring onions'] };

function answer(finish: RecipeAnswer['finish']): Omit<RecipeAnswer, 'markdown'> {
  return {
    source: { kind: 'model', model: 'm' },
    finish,
    title: 'Egg Fried Rice',
    servings: 2,
    minutes: { prep: 5, cook: 10, total: 15 },
    ingredients: [],
    steps: ['Fry.'],
    leftOut: [],
    refused: [],
    allergens: ['egg'],
    findings: [{ rule: 'contains', severity: 'note', message: 'egg' }],
  };
}

function run(events: readonly SessionEvent[], request = REQUEST): RecipeSession {
  return events.reduce(reduceSession, startSession(request, { kind: 'model' }));
}

const TEXT: readonly SessionEvent[] = [
  { type: 'text', text: '# Egg ' },
  { type: 'text', text: 'Fried Rice' },
];

describe('reduceSession', () => {
  it('waits, streams and is done', () => {
    const started = run([{ type: 'started', source: { kind: 'model', model: 'm' } }]);
    expect(started).toMatchObject({ phase: 'waiting', text: '', source: { kind: 'model', model: 'm' } });
    const streaming = TEXT.reduce(reduceSession, started);
    expect(streaming).toMatchObject({ phase: 'streaming', text: '# Egg Fried Rice' });
    const done = reduceSession(streaming, { type: 'done', answer: answer('complete') });
    expect(done).toMatchObject({ phase: 'done', text: '# Egg Fried Rice' });
    expect(done.answer?.title).toBe('Egg Fried Rice');
    expect(done.findings).toHaveLength(1);
  });

  it.each([
    ['complete', 'done'],
    ['length', 'cut-off'],
    ['stopped', 'stopped'],
    ['refused', 'refused'],
  ] as const)('finish %s ends in phase %s', (finish, phase) => {
    const session = run([...TEXT, { type: 'done', answer: answer(finish) }]);
    expect(session.phase).toBe(phase);
    expect(isOver(session)).toBe(true);
  });

  it('keeps the text when the cook stops, and nothing is wrong', () => {
    const session = run([...TEXT, { type: 'stop' }]);
    expect(session).toMatchObject({ phase: 'stopped', text: '# Egg Fried Rice', failure: null });
  });

  it('keeps the text when the chef fails', () => {
    const failure = writeFailure('cut');
    const session = run([...TEXT, { type: 'failed', failure }]);
    expect(session).toMatchObject({ phase: 'failed', text: '# Egg Fried Rice', failure });
  });

  it('holds a dangerous recipe and still takes what was read of it', () => {
    const findings = [{ rule: 'not-food', severity: 'danger', message: 'bleach' }] as const;
    const held = run([...TEXT, { type: 'held', findings }]);
    expect(held).toMatchObject({ phase: 'refused', findings });
    const done = reduceSession(held, { type: 'done', answer: answer('refused') });
    expect(done.answer?.finish).toBe('refused');
    expect(done.findings).toEqual(findings);
  });

  it.each<SessionEvent>([
    { type: 'text', text: ' more' },
    { type: 'done', answer: answer('complete') },
    { type: 'failed', failure: writeFailure('timeout') },
    { type: 'stop' },
    { type: 'silent', seconds: 9 },
  ])('passes over $type after the end', (event) => {
    const stopped = run([...TEXT, { type: 'stop' }]);
    expect(reduceSession(stopped, event)).toBe(stopped);
  });

  it('shows that it waits, then what the chef waits for', () => {
    const silent = run([{ type: 'silent', seconds: 5 }]);
    expect(silent.waiting).toEqual({ seconds: 5, why: 'silent' });
    expect(reduceSession(silent, { type: 'waiting', seconds: 3, why: 'busy' }).waiting).toEqual({
      seconds: 3,
      why: 'busy',
    });
  });

  it.each(['busy', 'warming-up', 'thinking'] as const)(
    'leaves the seconds of a chef that is %s to the chef when the clock says that it still waits',
    (why) => {
      const waiting = run([{ type: 'waiting', seconds: 30, why }]);
      expect(reduceSession(waiting, { type: 'silent', seconds: 5 })).toBe(waiting);
    },
  );

  it('waits for nothing once text comes', () => {
    const session = run([{ type: 'waiting', seconds: 3, why: 'thinking' }, ...TEXT]);
    expect(session.waiting).toBeNull();
    expect(reduceSession(session, { type: 'silent', seconds: 20 })).toBe(session);
  });

  it('gives the same state when it is run twice on the same state', () => {
    const before = Object.freeze(run(TEXT));
    const event: SessionEvent = { type: 'text', text: '!' };
    expect(reduceSession(before, event)).toEqual(reduceSession(before, event));
    expect(before.text).toBe('# Egg Fried Rice');
  });

  it('continues a recipe from the text there is', () => {
    const session = run([{ type: 'text', text: 'ped.' }], {
      ...REQUEST,
      change: { recipe: '1. Add the onions, chop', continue: true },
    });
    expect(session.text).toBe('1. Add the onions, chopped.');
  });

  it('starts a changed recipe with an empty page', () => {
    expect(
      startSession({ ...REQUEST, change: { recipe: 'old', wish: 'no oven' } }, { kind: 'built-in' }).text,
    ).toBe('');
  });
});
