import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Thing } from 'schema-dts';
import { company } from '../content/company.ts';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { sharePicturePath } from '../content/share-pictures.ts';

export interface PageInfo {
  /** The path without a trailing slash. */
  path: string;
  title: string;
  site: URL;
}

/** Formats hours for schema.org: `Mo-Fr 09:00-18:00`. */
const openingHours = ({ from, to, opens, closes }: typeof company.hours) =>
  `${from.slice(0, 2)}-${to.slice(0, 2)} ${opens}-${closes}`;

const business = (site: URL): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': new URL('/#company', site).href,
  name: company.name,
  legalName: company.legalName,
  description: company.description,
  url: site.href,
  image: new URL(sharePicturePath('/'), site).href,
  logo: new URL('/icon-512.png', site).href,
  telephone: company.phones[0].number,
  email: company.emails[0].address,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.postcode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  openingHours: openingHours(company.hours),
});

const businessWithOffers = (site: URL): LocalBusiness => ({
  ...(business(site) as Exclude<LocalBusiness, string>),
  makesOffer: services.map(({ id, title }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, url: new URL(`/services#${id}`, site).href },
  })),
});

const faqPage = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const breadcrumbs = ({ title, site }: PageInfo): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: site.href },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});

function schemasFor(page: PageInfo): Thing[] {
  if (page.path === '/') return [businessWithOffers(page.site)];
  if (page.path === '/contact') return [breadcrumbs(page), business(page.site), faqPage()];
  return [breadcrumbs(page)];
}

/** Returns the JSON-LD of a public page, escaped for use inside `<script>`. */
export function structuredData(page: PageInfo): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': schemasFor(page) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
