import { expect, test } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

/** A browser that gives a lock when the page is in view, and takes it back when it is hidden. */
function createBrowser() {
  let visible = true;
  let seen: (() => void) | null = null;
  const locks: EventTarget[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    locks,
    settle,
    deps: {
      async request() {
        if (!visible) throw new DOMException('hidden', 'NotAllowedError');
        const lock = Object.assign(new EventTarget(), {
          released: false,
          type: 'screen' as const,
          onrelease: null,
          async release() {
            lock.dispatchEvent(new Event('release'));
          },
        });
        locks.push(lock);
        return lock;
      },
      isVisible: () => visible,
      onVisible(callback: () => void) {
        seen = callback;
        return () => {
          seen = null;
        };
      },
    },
    hide() {
      visible = false;
      locks.at(-1)?.dispatchEvent(new Event('release'));
    },
    show() {
      visible = true;
      seen?.();
    },
  };
}

test('the lock that a hidden page loses is asked for again when it is seen, and each is told', async () => {
  const browser = createBrowser();
  const lock = createWakeLock(browser.deps);
  lock.keep();
  await browser.settle();
  expect(lock.read()).toBe('on');
  browser.hide();
  await browser.settle();
  expect(lock.read()).toBe('refused');
  browser.show();
  await browser.settle();
  expect(lock.read()).toBe('on');
  expect(browser.locks).toHaveLength(2);
});

test('once it is let go it is not asked for again', async () => {
  const browser = createBrowser();
  const lock = createWakeLock(browser.deps);
  lock.keep();
  await browser.settle();
  lock.release();
  expect(lock.read()).toBe('off');
  browser.hide();
  browser.show();
  await browser.settle();
  expect(browser.locks).toHaveLength(1);
  expect(lock.read()).toBe('off');
});

test('a browser without such a lock says so', () => {
  const { deps } = createBrowser();
  const lock = createWakeLock({ ...deps, request: null });
  lock.keep();
  expect(lock.read()).toBe('none');
});
