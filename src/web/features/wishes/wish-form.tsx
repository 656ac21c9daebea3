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
import { WORDS } from '../../text/en.ts';
import { OPTION_WORDS } from '../../text/en-options.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import '../../styles/dialog.css';
import '../../styles/pill.css';
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
    if (!isTaken) announcer.say(WORDS.avoidFull);
  }

  return (
    <div className="wish-form">
      <Servings />
      <Ticks legend={OPTION_WORDS.diets}>
        {DIETS.map((diet) => (
          <Tick
            key={diet}
            label={OPTION_WORDS.option(diet)}
            isTicked={wishes.diets?.includes(diet) === true}
            onTick={(isTicked) => set({ kind: 'diet', diet }, isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={OPTION_WORDS.avoid} note={isFull ? WORDS.avoidFull : OPTION_WORDS.avoidNote}>
        {BY_HOW_COMMON.map((word) => (
          <Tick
            key={word}
            label={OPTION_WORDS.option(word)}
            isTicked={wishes.avoid?.includes(word) === true}
            onTick={(isTicked) => set({ kind: 'avoid', word }, isTicked)}
          />
        ))}
      </Ticks>
      <AvoidOther readAvoided={readAvoided} />
      <div className="choice">
        <label htmlFor={`${id}-extras`}>{OPTION_WORDS.maxExtras}</label>
        <select
          id={`${id}-extras`}
          value={wishes.maxExtras ?? ''}
          onChange={({ target }) =>
            set({ kind: 'maxExtras', count: Number(target.value) }, target.value !== '')
          }
        >
          <option value="">{OPTION_WORDS.noLimit}</option>
          {Array.from({ length: MOST_EXTRAS + 1 }, (_, count) => (
            <option key={OPTION_WORDS.extras(count)} value={count}>
              {OPTION_WORDS.extras(count)}
            </option>
          ))}
        </select>
      </div>
      <div className="choice">
        <label htmlFor={`${id}-minutes`}>{OPTION_WORDS.maxMinutes}</label>
        <select
          id={`${id}-minutes`}
          value={wishes.maxMinutes ?? ''}
          onChange={({ target }) =>
            set({ kind: 'maxMinutes', minutes: Number(target.value) }, target.value !== '')
          }
        >
          <option value="">{OPTION_WORDS.anyMinutes}</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {OPTION_WORDS.minutes(minutes)}
            </option>
          ))}
        </select>
      </div>
      <Ticks legend={OPTION_WORDS.equipment}>
        {EQUIPMENT.map((word) => (
          <Tick
            key={word}
            label={OPTION_WORDS.option(word)}
            isTicked={wishes.equipment?.includes(word) !== false}
            onTick={(isTicked) => set({ kind: 'without', word }, !isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={OPTION_WORDS.units}>
        {UNIT_SYSTEMS.map((system) => (
          <label className="pill" key={system}>
            <input
              type="radio"
              name={`${id}-units`}
              checked={(wishes.units ?? 'metric') === system}
              onChange={() => set({ kind: 'units' }, system === 'us')}
            />
            {OPTION_WORDS.unitSystem[system]}
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
    announcer.say(WORDS.wish({ kind: 'servings', count: next }));
  }

  return (
    <fieldset className="servings">
      <legend>{OPTION_WORDS.servings}</legend>
      <PlainButton
        aria-label={OPTION_WORDS.fewerServings}
        aria-describedby={id}
        aria-disabled={count === min}
        onClick={() => change(-1)}
      >
        −
      </PlainButton>
      <span className="count" id={id}>
        {OPTION_WORDS.number(count)}
      </span>
      <PlainButton
        aria-label={OPTION_WORDS.moreServings}
        aria-describedby={id}
        aria-disabled={count === max}
        onClick={() => change(1)}
      >
        +
      </PlainButton>
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
      <div className="pills">{children}</div>
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
    <label className="pill">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {label}
    </label>
  );
}

function AvoidOther({ readAvoided }: Props) {
  const { wishes: list, announcer } = useSession();
  const [shown, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function add() {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') {
      setTold(OPTION_WORDS.avoidMissing);
      return;
    }
    const read = await readAvoided(typed);
    if (read === null) {
      setTold(WORDS.partMissing);
      return;
    }
    const { set, unset } = setWishes(list, read.wishes);
    const told = [
      ...(read.unknown.length > 0 ? [WORDS.avoidUnknown(read.unknown)] : []),
      ...(unset.length > 0 ? [WORDS.avoidFull] : []),
    ].join(' ');
    setTold(told);
    announcer.say(told === '' ? WORDS.wishesSet(set.map(WORDS.wish)) : told);
    if (field.current !== null) {
      const words = unset.map((wish) => ('word' in wish ? wish.word : ''));
      field.current.value = [...read.unknown, ...words].join(', ');
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
      <label htmlFor={id}>{OPTION_WORDS.avoidOther}</label>
      <div className="adding-row">
        <input
          ref={field}
          id={id}
          type="text"
          placeholder={OPTION_WORDS.avoidOtherExample}
          maxLength={REQUEST_LIMITS.ingredientLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby={shown === '' ? undefined : `${id}-told`}
          onKeyDown={press}
          onInput={() => setTold('')}
        />
        <PlainButton onClick={() => void add()}>{OPTION_WORDS.avoidIt}</PlainButton>
      </div>
      {shown !== '' && (
        <p className="hint told" id={`${id}-told`}>
          {shown}
        </p>
      )}
    </div>
  );
}
