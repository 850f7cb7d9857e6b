import { FileText, Paperclip, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { FILE_NO_PDF, FILE_TOO_LARGE, LARGEST_PDF, PDF_START } from '#domain/talent/pdf.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
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
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setName('');
    if (!field.current) return;
    field.current.value = '';
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const message = wrong || error;
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
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `file-hint ${id}` : 'file-hint'}
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            setName(file?.name ?? '');
            setWrong('');
            const mistake = file && (await mistakeIn(file));
            if (!mistake || target.files?.[0] !== file) return;
            clear();
            setWrong(mistake);
          }}
        />
      </label>
      {name && <IconButton icon={X} small label={`Remove ${name}`} onClick={clear} />}
      {message && <FieldError id={id}>{message}</FieldError>}
      {refused && !name && <p className={css.refused}>Please attach {refused} again.</p>}
    </div>
  );
}

/** Finds mistakes before the file is sent: a visitor's is sent only once they have an account. */
async function mistakeIn(file: File): Promise<string | null> {
  if (file.size > LARGEST_PDF) return FILE_TOO_LARGE;
  // A file of a cloud that is not on this device cannot be read here.
  const start = await file
    .slice(0, PDF_START.length)
    .text()
    .catch(() => PDF_START);
  return start === PDF_START ? null : FILE_NO_PDF;
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
        {countText(pages, 'page')}
      </span>
    </p>
  );
}
