// What cooking along brings to the page, in one load.

export { AdaptBar } from './adapt-bar.tsx';
export { findCookAlong } from './cook-along.ts';
export { CookMode } from './cook-mode.tsx';
export { IngredientTick, StepTick } from './recipe-ticks.tsx';
export { TimerEnds, TimerTray } from './timer-tray.tsx';

import '../../styles/stepper.css';
import '../../styles/cook.css';
import '../../styles/cook-mode.css';
import '../../styles/timers.css';
