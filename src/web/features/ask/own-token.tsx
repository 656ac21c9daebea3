// A quiet way to ask a model with the cook's own token. The token lives in this page's memory and nowhere else.

import { type FormEvent, useId, useRef, useState } from 'react';
import { DEFAULT_MODEL } from '../../../recipe/model.ts';
import type { OwnToken as Token } from '../../sources/choose-source.ts';
import { EN } from '../../text/en.ts';

interface Props {
  readonly token: Token | null;
  /** Tells the origins that may be called; asked for once, when the disclosure is opened. */
  readonly readOrigins: () => Promise<readonly string[]>;
  readonly onUse: (token: Token | null) => void;
}

export function OwnToken({ token, readOrigins, onUse }: Props) {
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  const [missing, setMissing] = useState(false);
  const tokenField = useRef<HTMLInputElement>(null);
  const serviceField = useRef<HTMLSelectElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const id = useId();

  function use(event: FormEvent) {
    event.preventDefault();
    const typed = tokenField.current?.value.trim() ?? '';
    const origin = serviceField.current?.value ?? origins?.[0];
    setMissing(typed === '');
    if (typed === '' || origin === undefined) return;
    onUse({ token: typed, origin, model: modelField.current?.value.trim() || DEFAULT_MODEL });
  }

  return (
    <details
      className="own-token"
      onToggle={(event) => {
        if (event.currentTarget.open && origins === null) void readOrigins().then(setOrigins);
      }}
    >
      <summary>{EN.ownToken}</summary>
      {token !== null ? (
        <div className="token-in-use">
          <p>{EN.tokenInUse(new URL(token.origin).host)}</p>
          <button type="button" className="quiet-button" onClick={() => onUse(null)}>
            {EN.forget}
          </button>
        </div>
      ) : origins?.length === 0 ? (
        <p>{EN.noDirect}</p>
      ) : (
        <form onSubmit={use} noValidate>
          <p>{EN.ownTokenNote}</p>
          <label htmlFor={`${id}-token`}>{EN.token}</label>
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
              {EN.tokenMissing}
            </p>
          )}
          {origins !== null && origins.length > 1 && (
            <>
              <label htmlFor={`${id}-service`}>{EN.service}</label>
              <select ref={serviceField} id={`${id}-service`}>
                {origins.map((origin) => (
                  <option key={origin} value={origin}>
                    {new URL(origin).host}
                  </option>
                ))}
              </select>
            </>
          )}
          <label htmlFor={`${id}-model`}>{EN.model}</label>
          <input
            ref={modelField}
            id={`${id}-model`}
            type="text"
            defaultValue={DEFAULT_MODEL}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="plain-button" disabled={origins === null}>
            {EN.useToken}
          </button>
        </form>
      )}
    </details>
  );
}
