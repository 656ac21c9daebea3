// Where a recipe is brought: the dialog, loaded when it is wanted. A file may be dropped anywhere on the page; the
// browser would leave the page for it.

import { useEffect } from 'react';
import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';

const bringDialog = loadOnce(() => import('./bring-dialog.tsx'));

export function BringPlace() {
  const { bringing, bring } = useSession();
  const brought = useStore(bringing);

  useEffect(() => {
    const take = (event: DragEvent) => {
      const { types = [], files = [] } = event.dataTransfer ?? {};
      if (!types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop' && files[0] !== undefined) bring(files[0]);
    };
    addEventListener('dragover', take);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', take);
      removeEventListener('drop', take);
    };
  }, [bring]);

  if (brought === null) return null;
  return <Arriving part={bringDialog}>{({ BringDialog }) => <BringDialog brought={brought} />}</Arriving>;
}
