import { z } from 'zod';

/** The requirements of search engines for a JobPosting (JP-2 to JP-8). It is strict, so that it also finds useless properties. */
const absoluteAddress = z.url({ protocol: /^https?$/ });
const momentWithOffset = z.iso.datetime({ offset: true });
const country = z.strictObject({ '@type': z.enum(['Country', 'State']), name: z.string().min(2) });
const oneOrMany = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).min(2)]);

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1).optional(),
    postalCode: z.string().min(1).optional(),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: z
    .strictObject({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
});

const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);

const unitText = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
const quantity = z
  .union([
    z.strictObject({ '@type': z.literal('QuantitativeValue'), value: z.number().positive(), unitText }),
    z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.number().nonnegative(),
      maxValue: z.number().positive(),
      unitText,
    }),
  ])
  .refine(
    (salary) => !('minValue' in salary) || salary.minValue < salary.maxValue,
    'The minimum is not below the maximum',
  );

export const jobPostingShape = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z
      .string()
      .min(1)
      .regex(/^(?!.*(?:!!|\||[€$£]\s?\d))/, 'The title contains more than a title'),
    description: z.string().min(1),
    datePosted: momentWithOffset,
    validThrough: momentWithOffset.optional(),
    employmentType: oneOrMany(employmentType).optional(),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: absoluteAddress.optional(),
      logo: absoluteAddress.optional(),
    }),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().regex(/^[0-9a-f]{24}$/),
    }),
    jobLocation: oneOrMany(place).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: oneOrMany(country).optional(),
    baseSalary: z
      .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.string().regex(/^[A-Z]{3}$/), value: quantity })
      .optional(),
    directApply: z.boolean(),
  })
  .refine((posting) => posting.description !== posting.title, 'The description equals the title')
  .refine(
    (posting) => (posting.jobLocationType === undefined) === (posting.applicantLocationRequirements === undefined),
    'A remote job needs location requirements, and no other job has them',
  )
  .refine(
    (posting) => posting.jobLocation !== undefined || posting.jobLocationType === 'TELECOMMUTE',
    'A job without a place must be remote',
  );
