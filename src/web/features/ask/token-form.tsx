// The form of the cook's own token, loaded when it is opened. The token lives in this page's memory and nowhere else.

import { type ComponentProps, type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { HUGGING_FACE_ORIGIN } from '../../../provider/hugging-face.ts';
import { DEFAULT_MODEL } from '../../../recipe/model.ts';
import type { FailureCode } from '../../../recipe/recipe-events.ts';
import { direct } from '../../parts/parts.ts';
import type { OwnToken } from '../../session/own-model.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { TOKEN_WORDS } from '../../text/en-token.ts';
import { PlainButton, QuietButton } from '../../ui/buttons.tsx';
import '../../styles/token-form.css';

export interface TokenProps {
  /** Tells the origins that may be called; null where that could not be learnt. */
  readonly readOrigins: () => Promise<readonly string[] | null>;
}

export function TokenForm({ readOrigins }: TokenProps) {
  const { ownModel, chooseModel, announcer } = useSession();
  const token = useStore(ownModel, (own) => (own === 'device' ? null : own));
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const askOrigins = useCallback(async () => {
    const read = await readOrigins();
    setOrigins(read);
    setUnknown(read === null);
  }, [readOrigins]);

  useEffect(() => {
    void askOrigins();
  }, [askOrigins]);

  // The form that was sent is gone, and its button with it.
  const place = useRef<HTMLDivElement>(null);
  const tokenBefore = useRef(token);
  useEffect(() => {
    if (tokenBefore.current !== token) place.current?.focus();
    tokenBefore.current = token;
  }, [token]);

  function use(next: OwnToken | null) {
    chooseModel(next);
    announcer.say(next === null ? WORDS.tokenForgotten : WORDS.tokenInUse(new URL(next.origin).host));
  }

  return (
    <div ref={place} className="token-place" tabIndex={-1}>
      {describe()}
    </div>
  );

  function describe() {
    if (token !== null) {
      return (
        <div className="token-in-use">
          <p>{WORDS.tokenInUse(new URL(token.origin).host)}</p>
          <ConnectionTrial token={token} />
          <QuietButton onClick={() => use(null)}>{TOKEN_WORDS.forget}</QuietButton>
        </div>
      );
    }
    if (isUnknown) {
      return (
        <div className="token-in-use">
          <p role="status">{TOKEN_WORDS.unknown}</p>
          <PlainButton onClick={() => void askOrigins()}>{WORDS.tryAgain}</PlainButton>
        </div>
      );
    }
    if (origins === null) return <p>{WORDS.partComing}</p>;
    const [first] = origins;
    if (first === undefined) return <p>{TOKEN_WORDS.noDirect}</p>;
    return <TokenFields origins={origins} first={first} onUse={use} />;
  }
}

/** One press tells whether the token, the service and the model work together, before a recipe is asked for. */
function ConnectionTrial({ token }: { readonly token: OwnToken }) {
  const [words, setWords] = useState('');
  async function run() {
    setWords(TOKEN_WORDS.trying);
    try {
      const { tryConnection } = await direct.load();
      const trial = await tryConnection(token);
      setWords(trial.works ? TOKEN_WORDS.works(token.model) : describeTrial(trial.status, trial.code, token));
    } catch {
      setWords(WORDS.partMissing);
    }
  }
  return (
    <>
      <PlainButton onClick={() => void run()}>{TOKEN_WORDS.tryIt}</PlainButton>
      <p className="trial" role="status">
        {words}
      </p>
    </>
  );
}

function describeTrial(status: number | null, code: FailureCode, { model, origin }: OwnToken): string {
  const { host } = new URL(origin);
  if (status === 401 || status === 403) return TOKEN_WORDS.notAccepted(host);
  if (status === 402 || code === 'quota') return TOKEN_WORDS.noCredit(host);
  if (status === 400 || status === 404 || code === 'config') return TOKEN_WORDS.noModel(host, model);
  if (status === 429 || code === 'busy') return TOKEN_WORDS.busy(host);
  return TOKEN_WORDS.noAnswer(host);
}

interface FieldsProps {
  readonly onUse: (token: OwnToken) => void;
  readonly origins: readonly string[];
  readonly first: string;
}

function TokenFields({ origins, first, onUse }: FieldsProps) {
  const [origin, setOrigin] = useState(first);
  const [missing, setMissing] = useState<'token' | 'model' | null>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const id = useId();

  function use(event: FormEvent) {
    event.preventDefault();
    const token = tokenField.current?.value.trim() ?? '';
    const model = modelField.current?.value.trim() ?? '';
    const lacks = token === '' ? 'token' : model === '' ? 'model' : null;
    setMissing(lacks);
    // The field is read out with its description.
    if (lacks !== null) (lacks === 'token' ? tokenField : modelField).current?.focus();
    else onUse({ token, origin, model });
  }

  return (
    <form onSubmit={use} noValidate>
      <p>
        {TOKEN_WORDS.whatIsIt} {TOKEN_WORDS.ownTokenNote(new URL(origin).host)}
      </p>
      <Field
        ref={tokenField}
        type="password"
        label={TOKEN_WORDS.token}
        missing={missing === 'token' ? TOKEN_WORDS.tokenMissing : ''}
      />
      {origins.length > 1 && (
        <>
          <label htmlFor={`${id}-service`}>{TOKEN_WORDS.service}</label>
          <select id={`${id}-service`} value={origin} onChange={({ target }) => setOrigin(target.value)}>
            {origins.map((each) => (
              <option key={each} value={each}>
                {new URL(each).host}
              </option>
            ))}
          </select>
        </>
      )}
      <Field
        // Each service has models of its own; only one of them is known here.
        key={origin}
        ref={modelField}
        label={TOKEN_WORDS.model}
        defaultValue={origin === HUGGING_FACE_ORIGIN ? DEFAULT_MODEL : ''}
        missing={missing === 'model' ? TOKEN_WORDS.modelMissing : ''}
      />
      <PlainButton type="submit">{TOKEN_WORDS.useToken}</PlainButton>
    </form>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is said where nothing stands in it. */
  readonly missing: string;
}

function Field({ label, missing, ...input }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={missing === '' ? undefined : `${id}-missing`}
        {...input}
      />
      {missing !== '' && (
        <p className="hint told" id={`${id}-missing`}>
          {missing}
        </p>
      )}
    </>
  );
}
