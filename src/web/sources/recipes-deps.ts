// What recipes are asked of in a browser: the chefs, the reading of a list before it is sent, the clock.

import type { BuiltInReason } from '../../recipe/recipe-events.ts';
import { loadOnce } from '../parts/load-once.ts';
import { pageLanguage } from '../parts/page-language.ts';
import { chef, direct, drawing, reader, wire } from '../parts/parts.ts';
import type { OwnModel } from '../session/own-model.ts';
import type { Prepared, RecipesDeps } from '../session/recipes-port.ts';
import type { Store } from '../session/store.ts';
import { chooseChef } from './choose-source.ts';
import { sourceOf } from './source-of.ts';

// Where a failed call of the page's own is logged: the one use of the console.
const { console: log } = window;

const gatewayPart = loadOnce(() => import('./gateway.ts'));

const devicePart = loadOnce(() => import('./device-source.ts'));

/** Loads what asks the gateway, ahead of the first press. */
export const warmGateway = gatewayPart.load;

const builtIn = (reason: BuiltInReason) =>
  sourceOf(async () => {
    const [{ builtInSource }] = await Promise.all([chef.load(), drawing.load().catch(() => null)]);
    return builtInSource(reason);
  });

async function prepare(typed: readonly string[]): Promise<Prepared> {
  const { screenIngredients, readAvoided } = await reader.load();
  const { usable, avoid, refused } = screenIngredients(typed);
  // A request names only what can be looked for; the rest would be turned down whole.
  const known = avoid.filter((word) => readAvoided(word).unknown.length === 0);
  return { usable: usable.map(({ text }) => text), avoid: known, refused };
}

export function createRecipesDeps(ownModel: Store<OwnModel | null>): RecipesDeps {
  const gateway = sourceOf(async () => {
    const { createGatewaySource, logFailures } = await gatewayPart.load();
    const asked = createGatewaySource({
      fetch: (address, init) => fetch(address, init),
      loadReader: wire.load,
      whenAbsent: builtIn('no-model'),
    });
    return logFailures(asked, log.error);
  });
  const onDevice = sourceOf(async () => (await devicePart.load()).createDeviceSource(log.error));
  return {
    prepare,
    chooseSource(wanted) {
      const own = ownModel.read();
      const chosen = chooseChef({
        ownModel: own,
        hasGateway: LARDER_STATIC === null,
        ...(wanted && { wanted }),
      });
      if (chosen === 'gateway') return gateway;
      if (chosen === 'device') return onDevice;
      if (chosen === 'direct' && own !== null && own !== 'device') {
        return sourceOf(async () => (await direct.load()).createDirectSource(own, log.error));
      }
      return builtIn(wanted === 'built-in' ? 'asked' : 'no-model');
    },
    builtIn,
    readLanguage() {
      const language = pageLanguage.read();
      return language === 'en' ? undefined : language;
    },
    nowMs: () => Date.now(),
    // A hidden page draws no frames; its text is still told, so that it is whole when the cook comes back.
    atFrame: (callback) => {
      if (document.hidden) setTimeout(callback, 250);
      else requestAnimationFrame(callback);
    },
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
