import type { BuyerInput } from '#domain/billing/inputs.ts';
import { COUNTRIES } from '#domain/site/countries.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Actions, Pair, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './checkout.module.css';

export const BUYER_FIELDS = ['legalName', 'address', 'postalCode', 'city', 'countryCode', 'vatNumber'] as const;

/** Asks for the company that receipts name. Sent once; later orders offer to change it. */
export function BuyerForm({
  action,
  buyer,
  isProposed,
  vatHint,
  fallbackCountry,
  mistakes,
  submit,
}: {
  action: string;
  buyer: BuyerInput | null;
  /** The buyer comes from the startup's profile, and nobody has confirmed it. */
  isProposed: boolean;
  vatHint: string;
  fallbackCountry: string;
  mistakes: Mistakes | undefined;
  submit: string;
}) {
  const { fields = {}, values } = mistakes ?? {};
  const fieldValue = (name: (typeof BUYER_FIELDS)[number]) => values?.[name] ?? buyer?.[name] ?? '';
  const field = (name: (typeof BUYER_FIELDS)[number]) => ({
    name,
    defaultValue: fieldValue(name),
    error: fields[name],
  });
  const wrongCountry = fields.countryCode;
  return (
    <WorkspaceForm action={action} intent="buyer">
      {mistakes && <Banner>{mistakes.message}</Banner>}
      <Field label="Legal name" autoComplete="organization" required longest={100} {...field('legalName')} />
      <Field label="Street and number" autoComplete="street-address" required longest={120} {...field('address')} />
      <Pair>
        <Field label="Postal code" autoComplete="postal-code" required longest={20} {...field('postalCode')} />
        <Field label="Town" autoComplete="address-level2" required longest={80} {...field('city')} />
      </Pair>
      <div className={css.country}>
        <label htmlFor="buyer-country">Country</label>
        <Select
          id="buyer-country"
          name="countryCode"
          autoComplete="country"
          defaultValue={fieldValue('countryCode') || fallbackCountry}
          aria-invalid={wrongCountry ? true : undefined}
        >
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {wrongCountry && <FieldError>{wrongCountry}</FieldError>}
      </div>
      <Field
        label="VAT number, if you have one"
        longest={40}
        {...field('vatNumber')}
        hint={`${vatHint}${isProposed && buyer?.vatNumber ? ' Remove the number if the company is not registered for VAT.' : ''}`}
      />
      <Actions>
        <Button type="submit">{submit}</Button>
      </Actions>
    </WorkspaceForm>
  );
}
