// The options of a request. Each takes effect as it is set; nothing is sent before a recipe is asked for.

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Allergen } from '../../../food/allergens.ts';
import { DIETS } from '../../../food/diets.ts';
import { EQUIPMENT, REQUEST_LIMITS, UNIT_SYSTEMS } from '../../../recipe/recipe-request.ts';
import type { TypedWishes } from '../../../recipe/wishes/read-typed-wishes.ts';
import type { Wish } from '../../../recipe/wishes/wishes.ts';
import { setWishes } from '../../session/part-wishes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN } from '../../text/en.ts';
import { EN_OPTIONS } from '../../text/en-options.ts';
import '../../styles/wish-form.css';

interface Props {
  /** Null where what reads names could not be loaded. */
  readonly readAvoided: (line: string) => Promise<TypedWishes | null>;
}

/** The 14 allergens, those that most people look for first. */
const BY_HOW_COMMON = [
  'milk',
  'egg',
  'gluten',
  'nuts',
  'peanut',
  'fish',
  'crustaceans',
  'soy',
  'sesame',
  'molluscs',
  'mustard',
  'celery',
  'sulphites',
  'lupin',
] as const satisfies readonly Allergen[];

const MINUTES = [15, 20, 30, 45, 60, 90] as const;
const MOST_EXTRAS = REQUEST_LIMITS.maxExtras.max;

export function WishForm({ readAvoided }: Props) {
  const { wishes: list, announcer } = useSession();
  const wishes = useStore(list);
  const id = useId();
  const [isFull, setFull] = useState(false);

  function set(wish: Wish, isSet: boolean) {
    const isTaken = !isSet || list.add(wish);
    if (!isSet) list.drop(wish);
    setFull(!isTaken);
    if (!isTaken) announcer.say(EN.avoidFull);
  }

  return (
    <div className="wish-form">
      <Servings />
      <Ticks legend={EN_OPTIONS.diets}>
        {DIETS.map((diet) => (
          <Tick
            key={diet}
            label={EN_OPTIONS.option(diet)}
            isTicked={wishes.diets?.includes(diet) === true}
            onTick={(isTicked) => set({ kind: 'diet', diet }, isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={EN_OPTIONS.avoid} note={isFull ? EN.avoidFull : EN_OPTIONS.avoidNote}>
        {BY_HOW_COMMON.map((word) => (
          <Tick
            key={word}
            label={EN_OPTIONS.option(word)}
            isTicked={wishes.avoid?.includes(word) === true}
            onTick={(isTicked) => set({ kind: 'avoid', word }, isTicked)}
          />
        ))}
      </Ticks>
      <AvoidOther readAvoided={readAvoided} />
      <div className="choice">
        <label htmlFor={`${id}-extras`}>{EN_OPTIONS.maxExtras}</label>
        <select
          id={`${id}-extras`}
          value={wishes.maxExtras ?? ''}
          onChange={({ target }) =>
            set({ kind: 'maxExtras', count: Number(target.value) }, target.value !== '')
          }
        >
          <option value="">{EN_OPTIONS.noLimit}</option>
          {Array.from({ length: MOST_EXTRAS + 1 }, (_, count) => (
            <option key={EN_OPTIONS.extras(count)} value={count}>
              {EN_OPTIONS.extras(count)}
            </option>
          ))}
        </select>
      </div>
      <div className="choice">
        <label htmlFor={`${id}-minutes`}>{EN_OPTIONS.maxMinutes}</label>
        <select
          id={`${id}-minutes`}
          value={wishes.maxMinutes ?? ''}
          onChange={({ target }) =>
            set({ kind: 'maxMinutes', minutes: Number(target.value) }, target.value !== '')
          }
        >
          <option value="">{EN_OPTIONS.anyMinutes}</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {EN_OPTIONS.minutes(minutes)}
            </option>
          ))}
        </select>
      </div>
      <Ticks legend={EN_OPTIONS.equipment}>
        {EQUIPMENT.map((word) => (
          <Tick
            key={word}
            label={EN_OPTIONS.option(word)}
            isTicked={wishes.equipment?.includes(word) !== false}
            onTick={(isTicked) => set({ kind: 'without', word }, !isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={EN_OPTIONS.units}>
        {UNIT_SYSTEMS.map((system) => (
          <label className="tick" key={system}>
            <input
              type="radio"
              name={`${id}-units`}
              checked={(wishes.units ?? 'metric') === system}
              onChange={() => set({ kind: 'units' }, system === 'us')}
            />
            {EN_OPTIONS.unitSystem[system]}
          </label>
        ))}
      </Ticks>
    </div>
  );
}

function Servings() {
  const { wishes: list, announcer } = useSession();
  const { servings } = useStore(list);
  const { min, max, default: usual } = REQUEST_LIMITS.servings;
  const count = servings ?? usual;
  const id = useId();

  function change(by: number) {
    const next = Math.min(max, Math.max(min, count + by));
    if (next === count) return;
    list.add({ kind: 'servings', count: next });
    announcer.say(EN.wish({ kind: 'servings', count: next }));
  }

  return (
    <fieldset className="servings">
      <legend>{EN_OPTIONS.servings}</legend>
      <button
        type="button"
        className="plain-button"
        aria-label={EN_OPTIONS.fewerServings}
        aria-describedby={id}
        aria-disabled={count === min}
        onClick={() => change(-1)}
      >
        −
      </button>
      <span className="count" id={id}>
        {count}
      </span>
      <button
        type="button"
        className="plain-button"
        aria-label={EN_OPTIONS.moreServings}
        aria-describedby={id}
        aria-disabled={count === max}
        onClick={() => change(1)}
      >
        +
      </button>
    </fieldset>
  );
}

interface TicksProps {
  readonly legend: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Ticks({ legend, note, children }: TicksProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={note === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {note !== undefined && (
        <p className="hint" id={id}>
          {note}
        </p>
      )}
      <div className="ticks">{children}</div>
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {label}
    </label>
  );
}

function AvoidOther({ readAvoided }: Props) {
  const { wishes: list, announcer } = useSession();
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function add() {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') {
      setTold(EN_OPTIONS.avoidMissing);
      return;
    }
    const read = await readAvoided(typed);
    if (read === null) {
      setTold(EN.partMissing);
      return;
    }
    const { set, unset } = setWishes(list, read.wishes);
    const words = [
      ...(read.unknown.length > 0 ? [EN.avoidUnknown(read.unknown)] : []),
      ...(unset.length > 0 ? [EN.avoidFull] : []),
    ].join(' ');
    setTold(words);
    announcer.say(words === '' ? EN.wishesSet(set.map(EN.wish)) : words);
    if (field.current !== null) {
      field.current.value = [...read.unknown, ...unset.map(EN.wish)].join(', ');
    }
    field.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <div className="choice avoid-other">
      <label htmlFor={id}>{EN_OPTIONS.avoidOther}</label>
      <div className="adding-row">
        <input
          ref={field}
          id={id}
          type="text"
          placeholder={EN_OPTIONS.avoidOtherExample}
          maxLength={REQUEST_LIMITS.ingredientLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby={told === '' ? undefined : `${id}-told`}
          onKeyDown={press}
          onInput={() => setTold('')}
        />
        <button type="button" className="plain-button" onClick={() => void add()}>
          {EN_OPTIONS.avoidIt}
        </button>
      </div>
      {told !== '' && (
        <p className="hint told" id={`${id}-told`}>
          {told}
        </p>
      )}
    </div>
  );
}
