import { isDialogOpen } from '@/ui/dialogs';
import { onDemand } from '@/ui/onDemand';
import { whenOpen } from '@/ui/whenOpen';
import { useEffect, useState, type ReactNode } from 'react';

const CommandPalette = whenOpen(onDemand(() => import('./CommandPalette').then((m) => m.CommandPalette)));

/** Opens the command palette: by Ctrl or Cmd and K anywhere, and by what `children` get. Its code loads with the first use. */
export function CommandPaletteKey({ children }: { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Over a dialog there is no way to elsewhere: what is open there would be lost.
      if (!isDialogOpen()) setOpen(true);
    };
    // On the way down: a dialog that is closing still has the focus, and keeps its keys to itself.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <>
      {children(() => setOpen(true))}
      <CommandPalette open={open} onClose={() => setOpen(false)} />
    </>
  );
}
