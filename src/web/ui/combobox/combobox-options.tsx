import { ArrowRight } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useListBoxSection, useOption } from 'react-aria/useListBox';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import { Icon } from '../pictures/icon.tsx';
import { Logo, type LogoImage } from '../pictures/logo.tsx';
import css from './combobox.module.css';

export type Choice = {
  key: string;
  /** Choices of one group stand together, under its name. */
  group: string;
  name: string;
  detail?: string | null | undefined;
  /** The logo or flag before the name. */
  logo?: { flag?: string | undefined; image: LogoImage | null } | undefined;
  /** At the right edge, and with more words for those who hear it. */
  note: { visible: string; announced: string };
  /** A choice that is a page is a link; `onChoose` receives the others. */
  href?: string | undefined;
};

export type Group = { key: string };

export function OptionGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  const { groupProps, headingProps } = useListBoxSection({ heading: name });
  return (
    <div {...groupProps}>
      <div {...headingProps} className={css.group}>
        {name}
      </div>
      {children}
    </div>
  );
}

export function Option({ id, item, list }: { id: string; item: Node<Group>; list: ListState<Group> }) {
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, list, ref);
  const Tag = item.props.href ? 'a' : 'div';
  return (
    <Tag {...optionProps} id={id} ref={ref} tabIndex={-1} aria-selected={isFocused} className={css.option}>
      {item.rendered}
    </Tag>
  );
}

export function ChoiceText({ name, detail, logo, note, href }: Choice) {
  return (
    <>
      {logo && <Logo size={32} flag={logo.flag} image={logo.image} />}
      <span className={css.name}>
        <b>{name}</b> {detail && <span>{detail}</span>}
      </span>
      <span className={css.note}>
        <span aria-hidden>{note.visible}</span>
        <span className="vh">{note.announced}</span>
        {href && <Icon of={ArrowRight} size={16} />}
      </span>
    </>
  );
}
