import { Button, type ButtonLook, LinkButton } from '#web/ui/buttons/button.tsx';

/** Leads to the preview once the draft is saved. A new tab shows what is saved by then. */
export function PreviewLink({ href, onOpen, ...look }: { href: string; onOpen: (href: string) => void } & ButtonLook) {
  return (
    <LinkButton
      kind="line"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onOpen(event.currentTarget.href);
      }}
      {...look}
    >
      Preview
    </LinkButton>
  );
}

export function PublishButton({ isNew, isBusy, size }: { isNew: boolean; isBusy: boolean; size: 'sm' | 'md' }) {
  return (
    <Button type="submit" form="job-form" name="intent" value="publish" size={size} aria-disabled={isBusy}>
      {isNew ? 'Publish' : 'Publish changes'}
    </Button>
  );
}
