import type { IconNode } from 'lucide';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/feedback/toasts.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import css from './profile-form.module.css';

/** A file field of the form. With scripts the chosen file is sent at once; without them a button sends it. */
export function FilePicker({
  name,
  accept,
  intent,
  icon,
  label,
  send,
  mostBytes,
}: {
  name: string;
  accept: string;
  intent: string;
  icon: IconNode;
  label: string;
  send: string;
  mostBytes: number;
}) {
  const hasScripts = useHasScripts();
  return (
    <div className={hasScripts ? css.picker : css.plainPicker}>
      <label>
        {hasScripts && <Icon of={icon} size={18} />}
        {label}
        <input
          type="file"
          name={name}
          accept={accept}
          className={hasScripts ? 'vh' : undefined}
          onChange={({ target }) => {
            const tooLarge = [...(target.files ?? [])].some(({ size }) => size > mostBytes);
            if (tooLarge) {
              target.value = '';
              toast({
                tone: 'bad',
                title: 'This file is too large',
                text: `Please choose one of at most ${mostBytes / 1e6} MB.`,
              });
            }
            const button = target.form?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`);
            if (target.files?.length && button) target.form?.requestSubmit(button);
          }}
        />
      </label>
      <Button
        type="submit"
        name="intent"
        value={intent}
        kind="line"
        size="sm"
        className={hasScripts ? css.hidden : undefined}
      >
        {send}
      </Button>
    </div>
  );
}
