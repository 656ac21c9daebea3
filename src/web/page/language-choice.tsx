// The page's language, at the foot of the page, each by its own name. Nothing typed or written is touched by it.

import { changeLanguage, pageLanguage } from '../parts/page-language.ts';
import { useStore } from '../session/store.ts';
import { useSession } from '../session/use-session.ts';
import { LANGUAGES, type Language } from '../text/choose-language.ts';
import { WORDS } from '../text/en.ts';
import { Icon } from '../ui/icons.tsx';

export function LanguageChoice() {
  const session = useSession();
  const language = useStore(pageLanguage);

  return (
    <label className="language">
      <Icon>
        <path d="M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M2 8h12M8 2c-4 4-4 8 0 12M8 2c4 4 4 8 0 12" />
      </Icon>
      <span className="unseen">{WORDS.language}</span>
      <select
        value={language}
        onChange={({ target }) => void changeLanguage(session, target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
