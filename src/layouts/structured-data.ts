import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Thing } from 'schema-dts';
import { company } from '../content/company.ts';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { sharePictureAddress } from '../content/share-pictures.ts';

export interface PageFacts {
  /** Without the last slash. */
  path: string;
  title: string;
  /** The public address of the site. */
  site: URL;
}

/** `Mo-Fr 09:00-18:00`: days have two letters there. */
const openingHours = ({ from, to, opens, closes }: typeof company.hours) =>
  `${from.slice(0, 2)}-${to.slice(0, 2)} ${opens}-${closes}`;

const business = (site: URL): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': new URL('/#company', site).href,
  name: company.name,
  legalName: company.legalName,
  description: company.description,
  url: site.href,
  image: new URL(sharePictureAddress('/'), site).href,
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
  geo: { '@type': 'GeoCoordinates', ...company.place },
  openingHours: openingHours(company.hours),
});

const withOffers = (site: URL): LocalBusiness => ({
  ...(business(site) as Exclude<LocalBusiness, string>),
  makesOffer: services.map(({ id, title }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, url: new URL(`/services#${id}`, site).href },
  })),
});

const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const trail = ({ title, site }: PageFacts): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: site.href },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});

function thingsOn(page: PageFacts): Thing[] {
  if (page.path === '/') return [withOffers(page.site)];
  if (page.path === '/contact') return [trail(page), business(page.site), questions()];
  return [trail(page)];
}

/** What a public page tells search engines, as JSON-LD that may stand inside `<script>`. */
export function structuredData(page: PageFacts): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOn(page) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
