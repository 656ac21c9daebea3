// Cooking along, loaded once there is something to cook.

import { loadOnce } from '../../parts/load-once.ts';

export const cookPart = loadOnce(() => import('./cook-card.ts'));
