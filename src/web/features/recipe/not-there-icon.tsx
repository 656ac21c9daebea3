// A crossed circle: there is none of it.

import { Icon } from '../../ui/icons.tsx';

export function NotThereIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M4.2 11.8l7.6-7.6" />
    </Icon>
  );
}
