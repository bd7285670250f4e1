/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/de';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  StopState,
  TourStatus
} from '../dashboard.schemas';
import type {
  CreatedDriverLink,
  DriverLinkList,
  TourEnvelope,
  TourList,
  TourStatisticsEnvelope,
  Truck
} from '../dashboard.schemas';


export const getListToursResponseMock = (overrideResponse: Partial<Extract<TourList, object>> = {}): TourList => ({tours: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getCreateTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => (faker.helpers.arrayElement([{tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getCreateTourResponseTruckMock()},null,])}, ...overrideResponse}, {tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getCreateTourResponseTruckMock()},null,])}, ...overrideResponse}]))

export const getGetTourStatisticsResponseMock = (overrideResponse: Partial<Extract<TourStatisticsEnvelope, object>> = {}): TourStatisticsEnvelope => ({statistics: {time_consumption: faker.number.float({fractionDigits: 2}), avg_fill_level: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), overspilled_waste: faker.number.int(), total_tons_picked_up: faker.number.float({fractionDigits: 2}), num_routes: faker.number.int(), fuel: (() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))()}, ...overrideResponse})

export const getGetTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getGetTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => ({tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getGetTourResponseTruckMock()},null,])}, ...overrideResponse})

export const getUpdateTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getUpdateTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => ({tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getUpdateTourResponseTruckMock()},null,])}, ...overrideResponse})

export const getStartTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getStartTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => ({tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getStartTourResponseTruckMock()},null,])}, ...overrideResponse})

export const getCompleteTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getCompleteTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => ({tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getCompleteTourResponseTruckMock()},null,])}, ...overrideResponse})

export const getCancelTourResponseTruckMock = (overrideResponse: Partial<Truck> = {}): Truck => ({...{id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getCancelTourResponseMock = (overrideResponse: Partial<Extract<TourEnvelope, object>> = {}): TourEnvelope => ({tour: {tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), date: faker.date.past().toISOString().slice(0, 10), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), duration: faker.helpers.arrayElement([(() => faker.number.int({ min: 330, max: 510 }))(), null]), delay: faker.helpers.arrayElement([faker.number.int(), null]), picked_up: faker.number.int({min: 0}), planned: faker.number.int({min: 0}), overflowing: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(TourStatus)), km: faker.helpers.arrayElement([(() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), null]), fuel: faker.helpers.arrayElement([(() => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }))(), null]), tons: (() => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}))}, stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState))})), comments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), text: faker.string.alpha({length: {min: 10, max: 20}})})), track: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), left_container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))())), ahead: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))))), truck: faker.helpers.arrayElement([{...getCancelTourResponseTruckMock()},null,])}, ...overrideResponse})

export const getListDriverLinksResponseMock = (overrideResponse: Partial<Extract<DriverLinkList, object>> = {}): DriverLinkList => ({driver_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', created_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])})), on_break_since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), ...overrideResponse})

export const getCreateDriverLinkResponseMock = (overrideResponse: Partial<Extract<CreatedDriverLink, object>> = {}): CreatedDriverLink => ({driver_link: {id: faker.number.int({min: 1, max: 2147483647}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', created_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getListToursMockHandler = (overrideResponse?: TourList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TourList> | TourList), options?: RequestHandlerOptions) => {
  return http.get('*/api/tours/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListToursResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tours/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTourStatisticsMockHandler = (overrideResponse?: TourStatisticsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TourStatisticsEnvelope> | TourStatisticsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/tours/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTourStatisticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/tours/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tours/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTourMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tours/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tours/:id/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tours/:id/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelTourMockHandler = (overrideResponse?: TourEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourEnvelope> | TourEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tours/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDriverLinksMockHandler = (overrideResponse?: DriverLinkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverLinkList> | DriverLinkList), options?: RequestHandlerOptions) => {
  return http.get('*/api/tours/:id/driver-links', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDriverLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDriverLinkMockHandler = (overrideResponse?: CreatedDriverLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatedDriverLink> | CreatedDriverLink), options?: RequestHandlerOptions) => {
  return http.post('*/api/tours/:id/driver-links', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDriverLinkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeDriverLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/driver-links/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getToursMock = () => [
  getListToursMockHandler(),
  getCreateTourMockHandler(),
  getGetTourStatisticsMockHandler(),
  getGetTourMockHandler(),
  getUpdateTourMockHandler(),
  getDeleteTourMockHandler(),
  getStartTourMockHandler(),
  getCompleteTourMockHandler(),
  getCancelTourMockHandler(),
  getListDriverLinksMockHandler(),
  getCreateDriverLinkMockHandler(),
  getRevokeDriverLinkMockHandler()
]
