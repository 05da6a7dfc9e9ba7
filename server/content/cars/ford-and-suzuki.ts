import { brand, model } from './car-ids.ts';

export const ford = brand(7, 'Ford', [
  model(1, 'Ranger', [
    [1, '2.2 XLT Hi-Rider', 2012, 2022],
    [2, '3.2 Wildtrak 4x4', 2012, 2018],
    [3, '2.0 Turbo XLS', 2022, 2026],
    [4, '2.0 Turbo Wildtrak', 2018, 2026],
    [5, '2.0 Bi-Turbo Wildtrak 4x4', 2018, 2026],
    [6, '3.0 V6 Wildtrak 4x4', 2023, 2026],
  ]),
  model(2, 'Ranger Raptor', [
    [1, '2.0 Bi-Turbo', 2018, 2026],
    [2, '3.0 V6 Twin Turbo', 2022, 2026],
  ]),
  model(3, 'Everest', [
    [1, '2.5 LTD', 2005, 2014],
    [2, '2.2 Titanium', 2015, 2018],
    [3, '3.2 Titanium+', 2015, 2018],
    [4, '2.0 Turbo Trend', 2018, 2026],
    [5, '2.0 Bi-Turbo Titanium+ 4x4', 2018, 2026],
  ]),
  model(4, 'Fiesta', [
    [1, '1.5 Trend', 2010, 2018],
    [2, '1.5 Sport', 2010, 2018],
    [3, '1.0 EcoBoost Sport', 2014, 2018],
  ]),
  model(5, 'Focus', [
    [1, '2.0 Titanium', 2012, 2016],
    [2, '1.5 EcoBoost Sport+', 2016, 2018],
  ]),
  model(6, 'EcoSport', [
    [1, '1.5 Trend', 2014, 2019],
    [2, '1.5 Titanium', 2014, 2019],
  ]),
]);

export const suzuki = brand(8, 'Suzuki', [
  model(1, 'Swift', [
    [1, '1.25 GL', 2012, 2018],
    [2, '1.25 GLX', 2012, 2018],
    [3, '1.2 GL', 2018, 2025],
    [4, '1.2 GLX', 2018, 2025],
  ]),
  model(2, 'Ciaz', [
    [1, '1.25 GL', 2015, 2023],
    [2, '1.25 GLX', 2015, 2023],
    [3, '1.25 RS', 2016, 2023],
  ]),
  model(3, 'Celerio', [
    [1, '1.0 GL', 2014, 2025],
    [2, '1.0 GX', 2014, 2025],
  ]),
  model(4, 'Ertiga', [
    [1, '1.4 GX', 2013, 2018],
    [2, '1.5 GX', 2019, 2022],
    [3, '1.5 Hybrid GX', 2022, 2025],
  ]),
  model(5, 'XL7', [
    [1, '1.5 GLX', 2020, 2023],
    [2, '1.5 Hybrid GLX', 2023, 2026],
  ]),
  model(6, 'Carry', [
    [1, '1.6', 2008, 2019],
    [2, '1.5', 2019, 2026],
  ]),
  model(7, 'Jimny', [[1, '1.5 4WD', 2019, 2026]]),
  model(8, 'Fronx', [[1, '1.5 Hybrid GLX', 2025, 2026]]),
]);
