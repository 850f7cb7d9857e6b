import { FileText, Paperclip, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { LARGEST_PDF } from '#domain/talent/pdf.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toasts.ts';
import css from './attach-file.module.css';

/** The field for a file of a message. Its button shows the name of the chosen file. The form has a hint, `file-hint`. */
export function AttachFile({
  label = 'Attach a file',
  error,
  refused,
}: {
  label?: string;
  error?: string | undefined;
  /** The name of the file that came with a refused message. A page that was loaded anew has forgotten the file. */
  refused?: string | undefined;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setName('');
    if (!field.current) return;
    field.current.value = '';
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={css.attach}>
      <label className={css.label}>
        <Icon of={Paperclip} size={18} />
        <span>{name || label}</span>
        <input
          ref={field}
          type="file"
          name="file"
          accept=".pdf,application/pdf"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `file-hint ${id}` : 'file-hint'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            setName(file?.name ?? '');
            if (!file || file.size <= LARGEST_PDF) return;
            clear();
            toast({ tone: 'bad', title: 'This file is too large', text: 'Please choose one of at most 10 MB.' });
          }}
        />
      </label>
      {name && <IconButton icon={X} small label={`Remove ${name}`} onClick={clear} />}
      {error && <FieldError id={id}>{error}</FieldError>}
      {refused && !name && <p className={css.refused}>Please attach {refused} again.</p>}
    </div>
  );
}

/** A link to the file of a message, which opens beside the page. */
export function MessageFile({ file: { name, pages, path } }: { file: { name: string; pages: number; path: string } }) {
  return (
    <p className={css.file}>
      <Icon of={FileText} size={18} />
      <span>
        <a className="link" href={path} target="_blank" rel="noopener">
          {name}
          <span className="vh"> (opens in a new tab)</span>
        </a>{' '}
        {pages === 1 ? '1 page' : `${pages} pages`}
      </span>
    </p>
  );
}
