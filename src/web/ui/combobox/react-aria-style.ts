const ID = 'react-aria-pressable-style';

/**
 * React Aria adds an inline style sheet for elements that can be pressed, unless the page has an element with this id.
 * The content security policy forbids inline styles, so `base.css` has the rule, and this element says so.
 */
export function preventInlineStyle(): void {
  if (document.getElementById(ID)) return;
  const marker = document.createElement('meta');
  marker.id = ID;
  document.head.append(marker);
}
