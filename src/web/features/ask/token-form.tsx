// The form of the cook's own token, loaded when it is opened. The token lives in this page's memory and nowhere else.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { DEFAULT_MODEL } from '../../../recipe/model.ts';
import type { OwnToken as Token } from '../../sources/choose-source.ts';
import { EN } from '../../text/en.ts';
import { EN_TOKEN } from '../../text/en-token.ts';
import '../../styles/token-form.css';

export interface TokenProps {
  readonly token: Token | null;
  /** Tells the origins that may be called; asked for once. */
  readonly readOrigins: () => Promise<readonly string[]>;
  readonly onUse: (token: Token | null) => void;
}

export function TokenForm({ token, readOrigins, onUse }: TokenProps) {
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  const [missing, setMissing] = useState(false);
  const tokenField = useRef<HTMLInputElement>(null);
  const serviceField = useRef<HTMLSelectElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    void readOrigins().then(setOrigins);
  }, [readOrigins]);

  function use(event: FormEvent) {
    event.preventDefault();
    const typed = tokenField.current?.value.trim() ?? '';
    const origin = serviceField.current?.value ?? origins?.[0];
    setMissing(typed === '');
    // The field is read out with its description.
    if (typed === '') tokenField.current?.focus();
    if (typed === '' || origin === undefined) return;
    onUse({ token: typed, origin, model: modelField.current?.value.trim() || DEFAULT_MODEL });
  }

  if (token !== null) {
    return (
      <div className="token-in-use">
        <p>{EN.tokenInUse(new URL(token.origin).host)}</p>
        <button type="button" className="quiet-button" onClick={() => onUse(null)}>
          {EN_TOKEN.forget}
        </button>
      </div>
    );
  }
  if (origins?.length === 0) return <p>{EN_TOKEN.noDirect}</p>;
  return (
    <form onSubmit={use} noValidate>
      <p>{EN_TOKEN.ownTokenNote}</p>
      <label htmlFor={`${id}-token`}>{EN_TOKEN.token}</label>
      <input
        ref={tokenField}
        id={`${id}-token`}
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={missing ? `${id}-missing` : undefined}
      />
      {missing && (
        <p className="hint told" id={`${id}-missing`}>
          {EN_TOKEN.tokenMissing}
        </p>
      )}
      {origins !== null && origins.length > 1 && (
        <>
          <label htmlFor={`${id}-service`}>{EN_TOKEN.service}</label>
          <select ref={serviceField} id={`${id}-service`}>
            {origins.map((origin) => (
              <option key={origin} value={origin}>
                {new URL(origin).host}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-model`}>{EN_TOKEN.model}</label>
      <input
        ref={modelField}
        id={`${id}-model`}
        type="text"
        defaultValue={DEFAULT_MODEL}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="plain-button" disabled={origins === null}>
        {EN_TOKEN.useToken}
      </button>
    </form>
  );
}
