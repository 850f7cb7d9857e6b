import { type IconNode, Monitor, Moon, Sun } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { chooseTheme, rememberedTheme, THEMES, type Theme, whenThemeChanges } from './theme.ts';
import css from './theme-switch.module.css';

const LOOKS: Record<Theme, { label: string; icon: IconNode }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
};

/** Chooses the theme of this browser. The stylesheet hides it without JavaScript, which it needs. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const readTheme = () => setTheme(rememberedTheme());
    readTheme();
    return whenThemeChanges(readTheme);
  }, []);
  return (
    <fieldset className={css.switch}>
      <legend className="vh">Theme</legend>
      {THEMES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === theme}
            onChange={() => {
              setTheme(choice);
              chooseTheme(choice);
            }}
          />
          <Icon of={LOOKS[choice].icon} size={16} />
          {LOOKS[choice].label}
        </label>
      ))}
    </fieldset>
  );
}
