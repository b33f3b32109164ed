// Settings of the payment providers, with our credentials. A provider without settings is not offered.
import { z } from '@husrum/contract'
import type {
  NordeaSettings,
  PaymentSettings,
  SveaSettings,
  SwishSettings,
} from '../../buying/payments/index.ts'
import type { ParsedSettings, Variables } from './parse-settings.ts'
import { address, file, parseSettings, setting, textFile } from './parse-settings.ts'

export const swishShape = (root: string) => ({
  SWISH_URL: setting(
    z.optional(address('SWISH_URL', ['https:'])),
    'address of Swish for merchants, such as `https://cpc.getswish.net/swish-cpcapi/`',
  ),
  SWISH_PAYEE: setting(
    z.optional(
      z.string().check(z.regex(/^123\d{7}$/, 'SWISH_PAYEE must be ten digits that begin with 123.')),
    ),
    'merchant number at Swish',
  ),
  SWISH_PFX: setting(z.optional(file('SWISH_PFX', root)), 'client certificate for Swish as a PFX file'),
  SWISH_CERT: setting(
    z.optional(textFile('SWISH_CERT', root)),
    'client certificate as a PEM file, instead of the PFX file',
  ),
  SWISH_KEY: setting(z.optional(textFile('SWISH_KEY', root)), 'PEM file with the key of `SWISH_CERT`'),
  SWISH_PASSPHRASE: setting(z.optional(z.string()), 'passphrase of the PFX file or of the key'),
  SWISH_CA: setting(
    z.optional(textFile('SWISH_CA', root)),
    'PEM file with the certificate authority of Swish',
    'the authorities that this machine trusts',
  ),
})

export const sveaShape = {
  SVEA_URL: setting(
    z.optional(address('SVEA_URL', ['https:'])),
    'address of Svea Checkout, such as `https://checkoutapi.svea.com/`',
  ),
  SVEA_ADMIN_URL: setting(
    z.optional(address('SVEA_ADMIN_URL', ['https:'])),
    'address of Svea’s payment administration, which refunds orders, such as `https://paymentadminapi.svea.com/`',
  ),
  SVEA_MERCHANT_ID: setting(z.optional(z.string()), 'merchant id at Svea'),
  SVEA_SECRET: setting(z.optional(z.string()), 'merchant secret at Svea'),
}

export const nordeaShape = {
  NORDEA_URL: setting(
    z.optional(address('NORDEA_URL', ['https:'])),
    'address of Nordea E-payment, where the payer pays',
  ),
  NORDEA_QUERY_URL: setting(
    z.optional(address('NORDEA_QUERY_URL', ['https:'])),
    'address of Nordea E-payment for queries about payments',
  ),
  NORDEA_RECEIVER: setting(z.optional(z.string()), 'receiver id at Nordea'),
  NORDEA_SECRET: setting(z.optional(z.string()), 'key of the MAC'),
  NORDEA_KEY_VERSION: setting(
    z._default(z.string().check(z.regex(/^\d{4}$/, 'NORDEA_KEY_VERSION must be four digits.')), '0001'),
    'version of the key: `0001` uses MD5, later ones SHA-1',
    '0001',
  ),
}

const swish = (root: string) =>
  z.pipe(
    z.object(swishShape(root)),
    z.transform(
      (
        { SWISH_URL: url, SWISH_PAYEE: payee, SWISH_PFX: pfx, SWISH_CERT: cert, SWISH_KEY: key, ...rest },
        { issues },
      ): SwishSettings => {
        const passphrase = rest.SWISH_PASSPHRASE
        const identity = pfx
          ? { pfx, passphrase }
          : cert !== undefined && key !== undefined && { cert, key, passphrase }
        if (url !== undefined && payee !== undefined && identity)
          return { url, payee, identity, ...(rest.SWISH_CA !== undefined && { ca: rest.SWISH_CA }) }
        const message =
          'Swish needs SWISH_URL, SWISH_PAYEE, and either SWISH_PFX or both SWISH_CERT and SWISH_KEY.'
        issues.push({ code: 'custom', message, input: url })
        return z.NEVER
      },
    ),
  )

const svea = z.pipe(
  z.object(sveaShape),
  z.transform(
    (
      { SVEA_URL: url, SVEA_ADMIN_URL: adminUrl, SVEA_MERCHANT_ID: id, SVEA_SECRET: secret },
      { issues },
    ): SveaSettings => {
      if (url !== undefined && adminUrl !== undefined && id !== undefined && secret !== undefined)
        return { url, adminUrl, merchant: { id, secret } }
      const message = 'Svea needs SVEA_URL, SVEA_ADMIN_URL, SVEA_MERCHANT_ID and SVEA_SECRET.'
      issues.push({ code: 'custom', message, input: url })
      return z.NEVER
    },
  ),
)

const nordea = z.pipe(
  z.object(nordeaShape),
  z.transform(
    (
      {
        NORDEA_URL: url,
        NORDEA_QUERY_URL: queryUrl,
        NORDEA_RECEIVER: receiver,
        NORDEA_SECRET: secret,
        NORDEA_KEY_VERSION: version,
      },
      { issues },
    ): NordeaSettings => {
      if (url !== undefined && queryUrl !== undefined && receiver !== undefined && secret !== undefined)
        return { url, queryUrl, receiver, key: { secret, version } }
      const message = 'Nordea needs NORDEA_URL, NORDEA_QUERY_URL, NORDEA_RECEIVER and NORDEA_SECRET.'
      issues.push({ code: 'custom', message, input: url })
      return z.NEVER
    },
  ),
)

/** Undefined for a provider without any variable. */
const read = <Settings>(
  schema: z.ZodMiniType<Settings>,
  names: readonly string[],
  variables: Variables,
): ParsedSettings<Settings | undefined> => {
  const own = Object.fromEntries(names.map((name) => [name, variables[name]]))
  const isSet = Object.values(own).some((value) => value !== undefined)
  return isSet ? parseSettings(schema, own) : { settings: undefined, wrong: [] }
}

/** @param root what relative paths of files are relative to. */
export const readPaymentSettings = (
  variables: Variables,
  root: string,
): { readonly settings: PaymentSettings; readonly wrong: readonly string[] } => {
  const groups = {
    swish: read(swish(root), Object.keys(swishShape(root)), variables),
    svea: read(svea, Object.keys(sveaShape), variables),
    nordea: read(nordea, Object.keys(nordeaShape), variables),
  }
  return {
    settings: {
      ...(groups.swish.settings && { swish: groups.swish.settings }),
      ...(groups.svea.settings && { svea: groups.svea.settings }),
      ...(groups.nordea.settings && { nordea: groups.nordea.settings }),
    },
    wrong: Object.values(groups).flatMap(({ wrong }) => wrong),
  }
}
