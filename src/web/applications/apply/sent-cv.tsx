import { FileText } from 'lucide';
import { Check } from '#web/ui/forms/check.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { AttachFile } from '../thread/attach-file.tsx';
import css from './apply.module.css';
import type { ApplyData } from './load-apply.server.ts';
import { SentRow } from './sent-row.tsx';

/** The CV that goes with this application: the one of the profile, or a file chosen here. */
export function SentCv({
  data: { person, cv },
  sendsCv,
  file,
  keptFiles,
  error,
}: {
  data: ApplyData;
  sendsCv: boolean;
  /** The name of the file that is chosen now; empty without one. */
  file: string;
  /** How many files the draft has taken from the form. */
  keptFiles: number;
  error: string | undefined;
}) {
  return (
    <SentRow
      label="CV"
      value={
        file || cv ? (
          <span className={css.file}>
            <Icon of={FileText} size={18} />
            {file || cv?.name} {!file && cv && <small>{countText(cv.pages, 'page')}</small>}
          </span>
        ) : (
          'None yet'
        )
      }
      action={file || cv ? 'Change' : 'Add'}
      isOpen={Boolean(error)}
    >
      {cv && !file ? (
        <Check label="Send this CV" name="cv" defaultChecked={sendsCv} />
      ) : (
        <input type="hidden" name="cv" value="on" />
      )}
      <AttachFile key={keptFiles} label={cv ? 'Choose another PDF' : 'Choose a PDF'} error={error} />
      <p id="file-hint" className={css.meta}>
        A PDF of up to 10 MB.{' '}
        {person
          ? cv?.isOfProfile && 'Another one is for this application only.'
          : 'We check that it opens, and keep nothing of it before you send. If you leave this page, choose it again.'}
      </p>
    </SentRow>
  );
}
