/**
 * The closed list of benefits (product §9). The database stores keys; icons are names from Lucide. `withNote` is the
 * label beside a startup's own note, which may say something else: "Holiday: 30 days".
 */
export const PERKS = [
  { key: 'beer', label: 'Friday beer', icon: 'beer' },
  { key: 'coffee', label: 'Good coffee', icon: 'coffee' },
  { key: 'lunch', label: 'Lunch', icon: 'utensils' },
  { key: 'snacks', label: 'Fruit and snacks', icon: 'apple' },
  { key: 'gym', label: 'Gym', icon: 'dumbbell' },
  { key: 'sauna', label: 'Sauna', icon: 'thermometer-sun' },
  { key: 'bike', label: 'Bike', icon: 'bike' },
  { key: 'transport', label: 'Commute paid', withNote: 'Commute', icon: 'train-front' },
  { key: 'parking', label: 'Parking', icon: 'square-parking' },
  { key: 'healthcare', label: 'Healthcare', icon: 'heart-pulse' },
  { key: 'wellness', label: 'Wellness allowance', icon: 'flower' },
  { key: 'insurance', label: 'Insurance', icon: 'shield-check' },
  { key: 'pension', label: 'Pension', icon: 'piggy-bank' },
  { key: 'bonus', label: 'Bonus', icon: 'coins' },
  { key: 'equity', label: 'Equity', icon: 'chart-pie' },
  { key: 'remote', label: 'Remote work', icon: 'house' },
  { key: 'flexible', label: 'Flexible hours', icon: 'clock' },
  { key: 'fourday', label: 'Four-day week', icon: 'calendar-check' },
  { key: 'holiday', label: 'Unlimited holiday', withNote: 'Holiday', icon: 'palmtree' },
  { key: 'parental', label: 'Parental leave', icon: 'baby' },
  { key: 'learning', label: 'Learning budget', icon: 'graduation-cap' },
  { key: 'equipment', label: 'Choose your equipment', icon: 'laptop' },
  { key: 'phone', label: 'Phone and internet', icon: 'smartphone' },
  { key: 'relocation', label: 'Help with moving', icon: 'plane' },
  { key: 'dog', label: 'Dog-friendly office', icon: 'dog' },
  { key: 'social', label: 'Social events', icon: 'party-popper' },
] as const satisfies readonly { key: string; label: string; withNote?: string; icon: string }[];
export type Perk = (typeof PERKS)[number]['key'];
