// The HTML is in English. For another language it shows its places and none of its words until the page's script has
// brought those of the language, or for as long as styles/states.css waits.

import { chooseLanguage, readDirection } from './text/choose-language.ts';

const language = chooseLanguage(navigator.languages);
if (language !== 'en') {
  const { documentElement: page } = document;
  page.dataset.waits = '';
  page.dir = readDirection(language);
}
