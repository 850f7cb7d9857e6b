import { talkLink } from '#domain/applications/messages/talk-text.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

/** Shows the place of a talk: the link of the call, the number or the address; nothing if the startup gave none. */
export function TalkPlace({ place }: { place: string }) {
  if (place === '') return null;
  const link = talkLink(place);
  if (link === null) return <p>{place}</p>;
  return (
    <p>
      <a className="link" href={link} target="_blank" rel="noopener nofollow ugc">
        {link}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </p>
  );
}
