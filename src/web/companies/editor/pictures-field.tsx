import { useState } from 'react';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { withFocus } from '../focus-point.ts';
import css from './editor.module.css';
import { FocusPoint } from './focus-point.tsx';
import { PictureField } from './picture-field.tsx';
import type { SectionState } from './section-form.tsx';

/** The logo and the cover, or the flag that flies until there are some. */
export function PicturesField({ profile, state }: { profile: EditableProfile; state: SectionState }) {
  const hasScripts = useHasScripts();
  const [cover, setCover] = useState(profile.cover);
  const [focus, setFocus] = useState({ x: profile.focusX, y: profile.focusY });
  return (
    <>
      <div className={css.twoUp}>
        <div id="logo-field">
          <PictureField
            name="logo"
            fileName="logoFile"
            label="logo"
            type="logo"
            initial={profile.logo}
            aspect={1}
            error={state.error('logo')}
            removeLabel={
              <>
                Use the flag<span className="vh"> as logo</span>
              </>
            }
            onChange={state.touch}
            preview={(path) => (
              <Logo
                flag={profile.flag}
                image={path === null ? null : { src: variantPath(path, 'logo', 2), width: 140, height: 140 }}
                size={140}
                className={css.logo}
              />
            )}
          />
        </div>
        <PictureField
          name="cover"
          fileName="coverFile"
          label="cover"
          type="cover"
          initial={profile.cover}
          aspect={16 / 9}
          error={state.error('cover')}
          removeLabel={
            <>
              Use the flag<span className="vh"> as cover</span>
            </>
          }
          onChange={(next) => {
            setCover(next);
            setFocus({ x: 0.5, y: 0.5 });
            state.touch();
          }}
          preview={(path) => (
            <div className={css.cover}>
              {path === null ? (
                <Flag code={profile.flag} cut={{ w: 96, h: 24 }} />
              ) : (
                <img
                  src={variantPath(path, 'large')}
                  width={1600}
                  height={900}
                  alt="The cover"
                  style={withFocus(path, focus)?.style}
                />
              )}
            </div>
          )}
        />
      </div>
      <input type="hidden" name="focusX" value={focus.x} />
      <input type="hidden" name="focusY" value={focus.y} />
      {hasScripts && cover && (
        <Disclosure className={css.more} summary="Set what stays in view of the cover">
          <FocusPoint
            path={`/images/${cover.id}`}
            size={cover}
            focus={focus}
            label="Focus point of the cover"
            onChange={(next) => {
              setFocus(next);
              state.touch();
            }}
          />
        </Disclosure>
      )}
    </>
  );
}
