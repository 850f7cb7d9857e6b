import {
  Banknote,
  BriefcaseBusiness,
  ChartColumn,
  FileText,
  Flag,
  Gift,
  type IconNode,
  Inbox,
  LayoutDashboard,
  ListChecks,
  Mail,
  Pin,
  ReceiptText,
  Rocket,
  ScrollText,
  Settings,
  Shield,
  User,
  UserPlus,
  Users,
} from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Logo, type LogoImage } from '#web/ui/pictures/logo.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './side-navigation.module.css';

const ICONS = {
  dashboard: LayoutDashboard,
  jobs: BriefcaseBusiness,
  applicants: Users,
  deals: Gift,
  funding: Banknote,
  blog: FileText,
  startups: Rocket,
  profile: Flag,
  users: UserPlus,
  orders: ReceiptText,
  settings: Settings,
  queue: Inbox,
  decisions: ListChecks,
  numbers: ChartColumn,
  log: ScrollText,
  mail: Mail,
  person: User,
  pin: Pin,
  privacy: Shield,
} satisfies Record<string, IconNode>;
export type SideIcon = keyof typeof ICONS;

export type SideEntry = {
  label: string;
  icon: SideIcon;
  href: string;
  startsGroup: boolean;
  count: number | null;
  /** Which of them the number counts, where it is not all. */
  counted?: string | undefined;
};

export type Side = {
  name: string;
  flag: string;
  logo: LogoImage | null;
  /** Where "View profile" leads; null if there is none to see. */
  profileHref: string | null;
  /** A line below the name. */
  note?: string;
  /** The pages of a person need no name above them. */
  isBare?: true;
  entries: SideEntry[];
};

/** 'page' for its own page, 'true' for a page below it. An entry above others counts on its own page only. */
function currentness(entry: SideEntry, entries: SideEntry[], address: string): 'page' | 'true' | undefined {
  // Addresses are found in any case and with a slash at their end.
  const path = address.toLowerCase().replace(/\/$/, '');
  if (path === entry.href) return 'page';
  const isBelow = ({ href }: { href: string }) => href.startsWith(`${entry.href}/`);
  return isBelow({ href: path }) && !entries.some(isBelow) ? 'true' : undefined;
}

/** Side navigation and main. On phones the entries are a bar above the page that scrolls sideways. */
export function WithSideNavigation({ side, path, children }: { side: Side; path: string; children: ReactNode }) {
  const { name, flag, logo, profileHref, note, isBare, entries } = side;
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes and does not read it
  useEffect(() => {
    const nav = bar.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  return (
    <div className={css.workspace}>
      <nav ref={bar} className={css.side} aria-label={name}>
        <div className={css.sticky}>
          {!isBare && (
            <div className={css.owner}>
              <Logo flag={flag} image={logo} size={40} eager />
              <p>
                <b>{name}</b>
                {profileHref && (
                  <a className="link" href={profileHref}>
                    View profile
                  </a>
                )}
                {note && <small>{note}</small>}
              </p>
            </div>
          )}
          {entries.map((entry) => (
            <a
              key={entry.href}
              className={classNames(css.entry, entry.startsGroup && css.startsGroup)}
              href={entry.href}
              aria-current={currentness(entry, entries, path)}
            >
              <Icon of={ICONS[entry.icon]} />
              {entry.label}
              {entry.count !== null && (
                <span className={css.count}>{[groupDigits(entry.count), entry.counted].filter(Boolean).join(' ')}</span>
              )}
            </a>
          ))}
        </div>
      </nav>
      <main id="main" className={css.main} tabIndex={-1} data-workspace="">
        {children}
      </main>
    </div>
  );
}
